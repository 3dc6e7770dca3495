import { pointsIn } from '../../following/points.ts';
import type { GameEvent } from '../../game/protocol.ts';

/** The points on the track at the end of each round, as far as the story goes. */
export function courseOf(events: readonly GameEvent[], players: number): number[][] {
  const rounds: number[][] = [];
  let scores = Array.from({ length: players }, () => 0);
  for (const event of events) {
    if (event.event === 'round-began' && event.round > 1) rounds.push(scores);
    if ('seat' in event) {
      const { seat } = event;
      scores = scores.map((score, index) => (index === seat ? score + pointsIn(event) : score));
    }
  }
  return [...rounds, scores];
}
