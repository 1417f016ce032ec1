import * as z from "zod/mini";
import { CHASE_STATES, DRAW_STATES, TICKET_OUTCOMES } from "@baize/domain/lottery/draw-state";
import { FAMILY_IDS } from "@baize/domain/lottery/family";
import {
  isTooLongTicket,
  MOST_BETS,
  MOST_SELECTION_CHARACTERS,
  MOST_TICKET_CHARACTERS,
  PRIZE_MODES,
} from "@baize/domain/lottery/prize-mode";
import { gameName } from "./game.ts";
import { amount, money } from "./money.ts";
import { count, instant } from "./number.ts";
import { withDefault } from "./with-default.ts";
import { filled, id, text } from "./text.ts";

export const prizeMode = () => z.enum(PRIZE_MODES);
export const gameCode = () => z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/));
export const issue = () => z.string().check(z.regex(/^[0-9-]{1,20}$/));
const playId = () => z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
/** A hash in hexadecimal. */
export const hash = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Parts per million. */
const ppm = () => count(1_000_000);

/** A lottery of the menu. */
export const lotteryGame = z.object({
  gameId: id(),
  gameCode: gameCode(),
  ...gameName(),
  family: z.enum(FAMILY_IDS),
  prizeMode: prizeMode(),
  /** The page that it is on. */
  area: z.enum(["VN", "GENERAL"]),
  timetable: z.union([
    z.object({ kind: z.literal("every"), seconds: count() }),
    /** At a time of the game's zone, on days of the week: 0 is Sunday. */
    z.object({ kind: z.literal("daily"), hour: count(23), minute: count(59), days: z.array(count(6)) }),
  ]),
  timeZone: filled(64),
  /** Seconds before the draw at which the last ticket is taken. */
  closesBefore: count(),
  maintenance: z.boolean(),
});

/** The least and the most of one bet. */
const stakeLimits = { minStake: money(), maxStake: money() };

const range = { lowest: count(), highest: count(), digits: count(6) };

/** A play, with how a ticket on it is written and what it pays. */
export const lotteryPlay = z.object({
  play: playId(),
  group: playId(),
  entry: z.union([
    z.object({ kind: z.literal("positions"), names: z.array(text(8)), ...range, canBeEmpty: z.boolean(), distinct: z.boolean() }),
    z.object({ kind: z.literal("pick"), of: count(10), ...range, most: count() }),
    z.object({ kind: z.literal("bankers"), of: count(10), ...range, most: count() }),
    z.object({ kind: z.literal("levels"), sets: z.literal([1, 2]), ...range, least: z.array(count(10)) }),
    z.object({ kind: z.literal("options"), options: z.array(playId()) }),
  ]),
  minLines: count(),
  maxLines: count(),
  ...stakeLimits,
  /** What a winning line pays for each unit, as a decimal text with six digits: of each option, or of the play under the name `line`. */
  odds: z.record(z.string(), z.string().check(z.regex(/^\d{1,20}\.\d{6}$/))),
});

export const lotteryLimits = z.object({
  /** What one line may cost, the dearest first. */
  units: z.array(money()),
  maxMultiple: count(),
  /** A play may have stricter ones. */
  ...stakeLimits,
  /** The most that one member may stake on one draw. */
  maxMember: money(),
  /** The most that one ticket may cost: the brand's most of a bet, where that is stricter. */
  maxTicket: money(),
  /** The most that one number of one draw may cost in prizes. */
  maxNumber: money(),
  maxBets: count(),
  maxChased: count(),
  returnPpm: ppm(),
  /** The largest rebate that may be chosen in place of higher prizes; 0 where there is no choice. */
  maxRebatePpm: ppm(),
});

/** A draw to come, or the one that takes tickets now. */
export const lotteryDraw = z.object({
  gameCode: gameCode(),
  issue: issue(),
  state: z.enum(DRAW_STATES),
  opensAt: instant(),
  closesAt: instant(),
  drawsAt: instant(),
  /** Published before it opens. */
  commitment: hash(),
});

/** Why a draw was cancelled, as the operator wrote it; null where it was not. */
const cancelled = { reason: z.nullable(text(200)) };

/** A draw that is over or under way: its numbers are empty until it is drawn. */
export const pastDraw = z.object({
  gameCode: gameCode(),
  issue: issue(),
  state: z.enum(DRAW_STATES),
  drawsAt: instant(),
  /** A cancelled draw has none, even if it was drawn before. */
  numbers: z.array(filled(8)),
  bonusNumbers: z.array(filled(8)),
  ...cancelled,
});

/** A bet as a person writes it. */
export const writtenBet = z.object({
  play: playId(),
  /** Sets between `|`, numbers of a set between commas or spaces. */
  selection: text(MOST_SELECTION_CHARACTERS),
  unit: amount(),
  multiple: withDefault(z.int().check(z.gte(1), z.lte(9999)), 1),
  rebatePpm: withDefault(count(1_000_000), 0),
});

export const writtenBets = () =>
  z.array(writtenBet).check(
    z.minLength(1),
    z.maxLength(MOST_BETS),
    z.check(({ value: bets, issues }) => {
      if (!isTooLongTicket(bets)) return;
      issues.push({ code: "too_big", origin: "string", maximum: MOST_TICKET_CHARACTERS, inclusive: true, input: bets });
    }),
  );

/** JSON may escape a character by this many bytes. */
const ESCAPED = 6;
/** The most bytes of an input with bets: their selections, and far more than the other fields of each bet and of the input take. */
export const BETS_BYTES = ESCAPED * MOST_TICKET_CHARACTERS + (MOST_BETS + 8) * 512;

/** A bet of a ticket. */
export const ticketBet = z.object({
  play: playId(),
  selection: text(MOST_SELECTION_CHARACTERS),
  lines: count(),
  unit: money(),
  multiple: count(),
  stake: money(),
  rebatePpm: ppm(),
  returnPpm: ppm(),
});

/** A bet that is not bought yet, with what one bet on its play may cost. */
export const quotedBet = z.extend(ticketBet, stakeLimits);

export const ticket = z.object({
  id: id(),
  gameId: id(),
  gameCode: gameCode(),
  ...gameName(),
  issue: issue(),
  state: z.enum(TICKET_OUTCOMES),
  at: instant(),
  drawsAt: instant(),
  stake: money(),
  /** Prizes and rebates; zero until it is settled. */
  payout: money(),
  lines: count(),
  chaseId: z.nullable(id()),
});

export const proofSteps = z.array(z.object({ side: z.enum(["left", "right"]), hash: hash() }));

export const chase = z.object({
  id: id(),
  gameId: id(),
  gameCode: gameCode(),
  ...gameName(),
  state: z.enum(CHASE_STATES),
  at: instant(),
  /** The first draw that it is for. */
  issue: issue(),
  draws: count(),
  /** Draws that it has bought a ticket for. */
  bought: count(),
  stopOnWin: z.boolean(),
  /** What a ticket costs, by draw: multiples may differ. */
  stakes: z.array(money()),
  staked: money(),
  payout: money(),
  bets: z.array(ticketBet),
  /** Why it failed. */
  reason: z.nullable(text(64)),
});

const signed = () => z.string().check(z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));

/** All that a draw is checked with; a part is null until it is published. */
export const drawProof = z.object({
  gameCode: gameCode(),
  issue: issue(),
  state: z.enum(DRAW_STATES),
  commitment: hash(),
  tickets: z.nullable(count()),
  root: z.nullable(hash()),
  /** The commitment and the root, signed at the close: a JWS. */
  signed: z.nullable(signed()),
  seed: z.nullable(hash()),
  numbers: z.array(filled(8)),
  bonusNumbers: z.array(filled(8)),
  ...cancelled,
  key: z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: filled(64) }),
  /** Each settlement of the draw, the first one first; a correction says why. */
  versions: z.array(
    z.object({ version: count(), settledAt: z.nullable(instant()), digest: z.nullable(hash()), reason: z.nullable(text(200)) }),
  ),
});
