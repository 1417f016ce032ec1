/** The specification's prize modes: each has menus, prizes and limits of its own. */
export const PRIZE_MODES = ["Lott", "ZY", "Elott", "SEA"] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** Amounts in hundredths of the currency's unit; `inCurrency` gives its minor units. */
export interface PrizeTable {
  /** The share of all stakes that comes back as prizes, in millionths, where no rebate is chosen. */
  readonly returnPpm: number;
  /** The largest rebate: what the member takes of each stake in place of higher prizes. 0: there is no choice. */
  readonly maxRebatePpm: number;
  /** What one line may cost. */
  readonly units: readonly number[];
  readonly maxMultiple: number;
  /** The least and the most of one bet of a ticket, unless its play has stricter ones. */
  readonly minStake: number;
  readonly maxStake: number;
  /** The most that one member may stake on one draw. */
  readonly maxMember: number;
  /** The most that one number of one draw may cost in prizes, over all members. */
  readonly maxNumber: number;
}

export const PRIZE_TABLES: Readonly<Record<PrizeMode, PrizeTable>> = {
  Lott: {
    returnPpm: 970_000,
    maxRebatePpm: 0,
    units: [200, 100, 20, 10],
    maxMultiple: 9999,
    minStake: 100,
    maxStake: 2_000_000,
    maxMember: 10_000_000,
    maxNumber: 2_000_000_000,
  },
  ZY: {
    returnPpm: 975_000,
    maxRebatePpm: 80_000,
    units: [200, 100, 20, 10, 2],
    maxMultiple: 9999,
    minStake: 100,
    maxStake: 5_000_000,
    maxMember: 20_000_000,
    maxNumber: 3_000_000_000,
  },
  Elott: {
    returnPpm: 955_000,
    maxRebatePpm: 0,
    units: [100, 10],
    maxMultiple: 999,
    minStake: 100,
    maxStake: 1_000_000,
    maxMember: 3_000_000,
    maxNumber: 500_000_000,
  },
  SEA: {
    returnPpm: 980_000,
    maxRebatePpm: 0,
    units: [1000, 100, 10],
    maxMultiple: 9999,
    minStake: 100,
    maxStake: 5_000_000,
    maxMember: 20_000_000,
    maxNumber: 3_000_000_000,
  },
};

/** Lines of one bet, bets of one ticket, and draws of one chase, at most. */
export const MOST_LINES = 100_000;
export const MOST_BETS = 50;
export const MOST_CHASED = 100;

/** Characters of one selection as it is written, and of all selections of a ticket, at most. Its proof holds their text whole. */
export const MOST_SELECTION_CHARACTERS = 60_000;
export const MOST_TICKET_CHARACTERS = 4 * MOST_SELECTION_CHARACTERS;

/** Whether the selections of a ticket's bets are too many characters together. */
export const isTooLongTicket = (bets: readonly { readonly selection: string }[]): boolean =>
  bets.reduce((sum, { selection }) => sum + selection.length, 0) > MOST_TICKET_CHARACTERS;
