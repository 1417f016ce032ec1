import * as z from "zod/mini";
import { TICKET_OUTCOMES } from "@baize/domain/lottery/draw-state";
import { MOST_CHASED } from "@baize/domain/lottery/prize-mode";
import { endpoints } from "./endpoint.ts";
import { days } from "../schema/days.ts";
import { draw } from "../schema/draw.ts";
import { game } from "../schema/game.ts";
import { list } from "../schema/list.ts";
import {
  BETS_BYTES,
  chase,
  drawProof,
  gameCode,
  hash,
  issue,
  lotteryDraw,
  lotteryGame,
  lotteryLimits,
  lotteryPlay,
  pastDraw,
  prizeMode,
  proofSteps,
  ticket,
  quotedBet,
  ticketBet,
  writtenBets,
} from "../schema/lottery.ts";
import { money } from "../schema/money.ts";
import { count, instant, limit } from "../schema/number.ts";
import { cursor, id, text } from "../schema/text.ts";
import { withDefault } from "../schema/with-default.ts";
import { lotteryRoutes } from "../routes/lottery.ts";

const unknownGame = ["lottery.game_not_found"] as const;
const refusedBets = ["lottery.game_not_found", "lottery.bad_bet", "game.maintenance"] as const;
const refusedStakes = [
  ...refusedBets,
  "lottery.draw_closed",
  "lottery.member_limit",
  "lottery.number_full",
  "money.insufficient",
  "money.out_of_range",
  "game.bets_locked",
  "responsible_gambling.cooling_off",
  "responsible_gambling.self_excluded",
  "responsible_gambling.limit_reached",
] as const;

const multiple = () => z.int().check(z.gte(1), z.lte(9999));
const quoted = { stake: money(), lines: count(), bets: z.array(quotedBet) };

export const lottery = endpoints(lotteryRoutes, {
  "lottery.games": {
    summary: "Lotteries that are played on the site, of one prize mode or of all",
    input: z.object({ prizeMode: z.optional(prizeMode()), area: z.optional(z.enum(["VN", "GENERAL"])) }),
    output: list(lotteryGame),
    rate: "open",
  },
  "lottery.game": {
    summary: "One lottery: its plays with odds, its limits, the draw that takes tickets and the next ones",
    input: z.object({ gameCode: gameCode(), rebatePpm: withDefault(count(1_000_000), 0) }),
    output: z.object({
      game: lotteryGame,
      plays: z.array(lotteryPlay),
      limits: lotteryLimits,
      draws: z.array(lotteryDraw),
      /** The server's clock: a countdown follows it, whatever the device shows. */
      now: instant(),
    }),
    errors: unknownGame,
    rate: "open",
  },
  "lottery.draws": {
    summary: "The draw of each lottery that takes tickets, and the next ones",
    input: z.object({ gameCode: z.optional(gameCode()), count: limit(2, 10) }),
    output: z.object({ items: z.array(lotteryDraw), next: z.null(), now: instant() }),
    errors: unknownGame,
    rate: "open",
  },
  "lottery.past": {
    summary: "The last draws of one lottery, newest first",
    input: z.object({ gameCode: gameCode(), count: limit(100) }),
    output: list(pastDraw),
    errors: unknownGame,
    rate: "open",
  },
  "lottery.trends": {
    summary: "Frequency and omission of each number, and the road of sums, over the last draws",
    input: z.object({ gameCode: gameCode(), count: limit(100) }),
    output: z.object({
      draws: count(),
      places: z.array(
        z.object({
          /** From zero; null: any place of the result. */
          place: z.nullable(count()),
          numbers: z.array(z.object({ number: text(8), frequency: count(), omission: count() })),
        }),
      ),
      road: z.array(z.object({ issue: issue(), isBig: z.boolean(), isOdd: z.boolean(), sum: count() })),
    }),
    errors: unknownGame,
    rate: "open",
  },
  "lottery.proof": {
    summary: "What anyone checks a draw with: commitment, signed root, seed, numbers and settlements",
    input: z.object({ gameCode: gameCode(), issue: issue() }),
    output: drawProof,
    errors: ["lottery.game_not_found", "lottery.draw_not_found"],
    rate: "open",
  },
  "lottery.quote": {
    summary: "Counts the lines of bets and prices them; nothing is bought",
    input: z.object({ gameCode: gameCode(), bets: writtenBets() }),
    output: z.object(quoted),
    errors: refusedBets,
    rate: "read",
    maxBytes: BETS_BYTES,
  },
  "lottery.buy": {
    summary: "Buys a ticket of one or more bets for the draw that takes tickets",
    input: z.object({ gameCode: gameCode(), issue: issue(), bets: writtenBets() }),
    output: z.object({ ticket, bets: z.array(ticketBet), leaf: hash(), balance: money() }),
    errors: refusedStakes,
    rate: "play",
    maxBytes: BETS_BYTES,
  },
  "lottery.tickets": {
    summary: "The member's tickets, newest first",
    input: z.object({
      gameCode: z.optional(gameCode()),
      state: z.optional(z.enum(TICKET_OUTCOMES)),
      chaseId: z.optional(id()),
      ...days,
      cursor: z.optional(cursor()),
      limit: limit(20),
    }),
    output: list(ticket),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "lottery.ticket": {
    summary: "One ticket with its bets, what each won, and the proof that it was in the draw",
    input: z.object({ id: id() }),
    output: z.object({
      ticket,
      bets: z.array(
        z.object({ bet: ticketBet, winningLines: z.nullable(count()), prize: z.nullable(money()), rebate: z.nullable(money()) }),
      ),
      draw: pastDraw,
      /** The ticket's text to the byte, and its leaf. */
      text: text(500_000),
      leaf: hash(),
      /** How the leaf leads to the root of the draw; null until the draw has closed. */
      proof: z.nullable(proofSteps),
      /** The file that the stand-alone page checks; null until the draw is settled. */
      file: z.nullable(text(600_000)),
    }),
    errors: ["lottery.ticket_not_found"],
    rate: "read",
  },
  "lottery.chase": {
    summary: "Buys the same ticket for the next draws: each stake is taken when its draw opens",
    input: z.object({
      gameCode: gameCode(),
      /** The first draw. */
      issue: issue(),
      bets: writtenBets(),
      /** By draw, what the bets are multiplied with. */
      multiples: z.array(multiple()).check(z.minLength(2), z.maxLength(MOST_CHASED)),
      stopOnWin: withDefault(z.boolean(), true),
    }),
    output: z.object({ chase, balance: money() }),
    errors: refusedStakes,
    rate: "play",
    maxBytes: BETS_BYTES,
  },
  "lottery.chases": {
    summary: "The member's chases, newest first; with an id that one",
    input: z.object({
      id: z.optional(id()),
      state: z.optional(z.enum(["running", "over"])),
      cursor: z.optional(cursor()),
      limit: limit(20),
    }),
    output: list(chase),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "lottery.cancelChase": {
    summary: "Ends a chase: tickets that were bought stay, later draws are not staked on",
    input: z.object({ id: id() }),
    output: chase,
    errors: ["lottery.chase_not_found", "lottery.chase_over"],
    rate: "write",
  },
  "vn.menu": {
    summary: "Games of the Vietnamese lottery",
    input: z.object({ prizeMode: z.optional(prizeMode()) }),
    output: list(game()),
    rate: "open",
  },
  "vn.recent": {
    summary: "Games of the Vietnamese lottery that the member opened last",
    input: z.object({ prizeMode: z.optional(prizeMode()), count: limit(20) }),
    output: list(game()),
    rate: "read",
  },
  "vn.opened": {
    summary: "Latest draws of the Vietnamese lottery",
    input: z.object({ gameCode: z.optional(text(64)), count: limit(100) }),
    output: list(draw),
    rate: "open",
  },
});
