import * as z from "zod/mini";

/** Records of the journal. Amounts are decimal text with the currency's digits. The last record of an id is current. */
const text = z.string();

export const sessionRecord = z.object({
  kind: z.literal("session"),
  /** SHA-256 of the key that the browser holds. */
  id: text,
  session: text,
  member: text,
  currency: text,
  digits: z.int(),
  balance: text,
  game: z.object({ code: text, title: text }),
  limits: z.object({ minBet: text, maxBet: text }),
  /** The title that was launched, where its lobby led to another draw. */
  launched: z.optional(text),
  expiresAt: text,
  /** BCP 47 tag of the player's language; missing in sessions of earlier versions. */
  language: z.optional(text),
});

export const seedsRecord = z.object({
  kind: z.literal("seeds"),
  id: text,
  member: text,
  serverSeed: text,
  nextServerSeed: text,
  clientSeed: text,
  /** The nonce of the next round on these seeds. */
  nonce: z.int(),
  /** Replaced by a later pair, so the server seed may be shown. */
  revealed: z.boolean(),
});

/** The seeds of a shared table: the root is the seed of its last round, and each seed's hash is the seed of the round before. */
export const chainRecord = z.object({
  kind: z.literal("chain"),
  id: text,
  /** The title whose table it is. */
  game: text,
  root: text,
  /** Rounds of this chain. */
  length: z.int(),
  /** Milliseconds of the vendor's clock at which the first round opened. */
  startsAt: z.int(),
  /** At a match: milliseconds in which each is told. A chain of another pace is not continued: its next rounds may be known. */
  told: z.optional(z.int()),
  /** In a league: the number of its first fixture. */
  first: z.optional(z.int()),
});

/**
 * betting → taken → ending → done, or betting → refused (certainly no money moved), or betting → undoing → voiding → void
 * (outcome of the bet unknown). At a shared table: betting → placed → taken; its result comes by the clock. A round of several turns
 * has the same states; the player decides when it is over. `correctable`: paid and closed, and its result may be annulled still. `stuck`: the platform refused to pay or to roll back, and a person must decide. `unclosed`:
 * all is paid, but the platform refused to close the round, and a person must look. `cancelled`:
 * the browser asked for an intent that never arrived; if it arrives later, it is not played.
 */
export const roundState = z.enum([
  "betting",
  "placed",
  "taken",
  "ending",
  "correctable",
  "done",
  "refused",
  "undoing",
  "voiding",
  "void",
  "stuck",
  "unclosed",
  "cancelled",
]);

/** What a round had to do with the pot of its title. */
const roundPot = z.object({
  /** What it put in. */
  share: text,
  /** The number that it drew for the pot. */
  number: z.int(),
  /** What it took out; a part of its win. */
  won: z.optional(text),
});

export const roundRecord = z.object({
  kind: z.literal("round"),
  id: text,
  /** Made by the browser for each press; the same press sent twice is one round. */
  intent: text,
  member: text,
  session: text,
  /** The language of the session, in which the platform's record of the round is written. */
  language: z.optional(text),
  gameCode: text,
  /** The game under which the platform knows the round, where a lobby led to another draw. */
  launched: z.optional(text),
  currency: text,
  digits: z.int(),
  stake: text,
  /** A free round of this campaign of the platform: the stake says what it is played for, and the player pays none. */
  campaign: z.optional(text),
  /** What the player bet on, where the engine asks for it. */
  choice: z.optional(text),
  state: roundState,
  /** Why it was refused, is stuck or was not closed. */
  code: z.optional(text),
  seeds: z.optional(text),
  nonce: z.optional(z.int()),
  /** At a shared table, or in a round of several turns: milliseconds of the vendor's clock at which the bet is decided. */
  decidedAt: z.optional(z.int()),
  /** Milliseconds that are left in the time bank of a round whose turns have a time; they are part of the time above. */
  bank: z.optional(z.int()),
  /** What was drawn, in the groups of the engine. */
  stops: z.optional(z.array(z.array(z.int()))),
  win: text,
  /** What the player paid from the pot of a room. */
  rake: z.optional(text),
  pot: z.optional(roundPot),
  /** The balance of the platform's last answer. */
  balance: z.optional(text),
  at: text,
});

/** The pot of a currency, after a round. */
export const potRecord = z.object({
  kind: z.literal("pot"),
  /** The currency. */
  id: text,
  digits: z.int(),
  value: text,
  /** Rounds so far: of two records the one with more of them is newer. */
  count: z.int(),
  wins: z.int(),
  /** The last win. */
  last: z.optional(z.object({ round: text, member: text, amount: text, at: text })),
});

/** The last day on which the platform was asked for the rounds that it holds open. */
export const openRoundsRecord = z.object({ kind: z.literal("openRounds"), day: text });

export const entity = z.discriminatedUnion("kind", [
  sessionRecord,
  seedsRecord,
  chainRecord,
  potRecord,
  roundRecord,
  openRoundsRecord,
]);
/** One line of the journal: entities that change together. */
export const journalLine = z.array(entity);

export type SessionRecord = z.infer<typeof sessionRecord>;
export type SeedsRecord = z.infer<typeof seedsRecord>;
export type ChainRecord = z.infer<typeof chainRecord>;
export type RoundRecord = z.infer<typeof roundRecord>;
export type RoundPot = z.infer<typeof roundPot>;
export type PotRecord = z.infer<typeof potRecord>;
export type OpenRoundsRecord = z.infer<typeof openRoundsRecord>;
export type RoundState = z.infer<typeof roundState>;
export type Entity = z.infer<typeof entity>;

const FINAL: ReadonlySet<RoundState> = new Set(["done", "refused", "void", "stuck", "unclosed", "cancelled"]);
export const isFinal = (round: RoundRecord): boolean => FINAL.has(round.state);

/** The player may start another round: the remaining steps move no money of this round, or need an operator. */
const RELEASED: ReadonlySet<RoundState> = new Set([...FINAL, "ending", "correctable", "voiding"]);
export const isReleased = (round: RoundRecord): boolean => RELEASED.has(round.state);

/** The player knows whether the bet stands. */
export const isAnswered = (round: RoundRecord): boolean => round.state === "placed" || isReleased(round);

/** States in which a bet does not count. */
const UNDONE: ReadonlySet<RoundState> = new Set(["refused", "undoing", "voiding", "void", "cancelled"]);
export const isUndone = (round: RoundRecord): boolean => UNDONE.has(round.state);
