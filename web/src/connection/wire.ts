import type { components } from '../generated/protocol.ts';

type Schemas = components['schemas'];
type Without<Kind, Field extends string> = Kind extends unknown ? Omit<Kind, Field> : never;

export type Options = Schemas['Options'];
export type TableSettings = Schemas['TableSettings'];
export type SeatView = Schemas['SeatView'];
export type ClockView = Schemas['ClockView'];
export type OfferView = Schemas['OfferView'];
export type TableView = Schemas['TableView'];
export type TableLine = Schemas['TableLine'];
export type Lobby = Schemas['Lobby'];
export type Update = Schemas['Update'];
export type Accepted = Schemas['Accepted'];
export type Rejected = Schemas['Rejected'];
export type Said = Schemas['Said'];
export type AnyMessage = Schemas['AnyMessage'];
export type Problem = Schemas['Problem'];
export type PersonView = Schemas['PersonView'];
export type PersonalLink = Schemas['PersonalLink'];
export type ProspectsNow = Schemas['ProspectsNow'];
export type PlayedGame = Schemas['PlayedGame'];
export type PlayedSeat = Schemas['PlayedSeat'];
export type History = Schemas['History'];
export type Statistics = Schemas['Statistics'];
export type HintNow = Schemas['HintNow'];
export type HintLevel = Schemas['HintWish']['level'];
export type Hinted = Schemas['Hinted'];
export type Advice = Schemas['Advice'];
export type AdviceNow = Schemas['AdviceNow'];
export type AdviceWish = Schemas['AdviceWish'];
export type ExerciseLine = Schemas['ExerciseLine'];
export type ExerciseList = Schemas['ExerciseList'];
export type ExerciseNow = Schemas['ExerciseNow'];
export type AnswerVerdict = Schemas['AnswerVerdict'];
export type Idea = Schemas['HintNow']['idea'];
export type NoticeSettings = Schemas['NoticeSettings'];
export type NoticeWishes = Schemas['NoticeWishes'];
export type PushSubscription = Schemas['PushSubscription'];
export type Devices = Schemas['Devices'];
export type NewPasskey = Schemas['NewPasskey'];
export type UsedPasskey = Schemas['UsedPasskey'];
export type Chapter = Schemas['Chapter'];
export type Story = Schemas['Story'];
export type FairDice = Schemas['FairDice'];
export type Finding = Schemas['Finding'];
export type Verdict = Schemas['VerdictView'];

/** Which finished games are asked for. */
export type HistoryWishes = Partial<
  Record<'opponent' | 'bot' | 'variant' | 'players' | 'won', string>
>;

/** What a person wants of the table; number and key are given when it is sent. */
export type Command = Without<Schemas['AnyCommand'], 'id' | 'key'>;
