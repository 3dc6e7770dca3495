import type { components } from '../generated/protocol.ts';

type Schemas = components['schemas'];

export type View = Schemas['View'];
export type PlayerView = Schemas['PlayerView'];
export type ToolView = Schemas['ToolView'];
export type ScoringView = Schemas['ScoringView'];
export type HouseValues = Schemas['HouseValues'];
export type IglooValue = Schemas['IglooValue'];
export type Action = Schemas['Action'];
export type GameEvent = Schemas['Event'];
export type EventName = GameEvent['event'];
export type EventOf<Name extends EventName> = Extract<GameEvent, { event: Name }>;

export type LocationName = Schemas['Place']['at'];
export type GoodName = Schemas['GoodsGathered']['good'];
export type ResourceName = Exclude<GoodName, 'food'>;
export type AnimalName = NonNullable<View['animal']>;
export type DecisionName = Schemas['Awaited']['decision'];

export type Prospects = Schemas['Prospects'];
export type Remaining = Schemas['Remaining'];
export type PlacingOdds = Schemas['PlacingOdds'];
export type Outcome = Schemas['Outcome'];
export type Meal = Schemas['Meal'];

export type Reason = Schemas['Reason'];
export type GameReplay = Schemas['GameReplay'];
export type ReplayMove = Schemas['ReplayMove'];

export type Review = Schemas['Review'];
export type ReviewNow = Schemas['ReviewNow'];
export type Effort = Review['effort'];
export type Moment = Schemas['Moment'];
export type TurningPoint = Schemas['TurningPoint'];
export type SeatSummary = Schemas['SeatSummary'];
