import { leafOf, rootFrom } from "../proof/merkle.ts";
import { hasSigned, type SigningKey } from "../proof/signed.ts";
import { commitmentOf, drawNumbers } from "./draw-numbers.ts";
import type { Unpaid } from "./draw-state.ts";
import { type ClosedDraw, type DrawFile, readClosedDraw, type TicketProof } from "./draw-proof.ts";
import { lotteryGameOf, prizeTableOf } from "./games.ts";
import { Settler } from "./settle.ts";
import { readTicket, type Ticket } from "./ticket-text.ts";

/**
 * - `signature`: the key has signed the commitment and the root of this draw.
 * - `seed`: the seed is the one that was committed to before the draw opened.
 * - `numbers`: the numbers follow from the seed and the root.
 * - `leaf`, `path`: the ticket has the leaf that the file names, and that leaf leads to the root.
 * - `ticket`: the text itself leads there too, is of this draw, and is not later than its signed close.
 * - `odds`: its bets were accepted at the return that the lottery's prize table gives, part of it as a rebate.
 * - `prize`: the ticket was paid what its bets win on these numbers, or would have been.
 */
export const DRAW_CHECKS = ["signature", "seed", "numbers", "leaf", "path", "ticket", "odds", "prize"] as const;
export type DrawCheck = (typeof DRAW_CHECKS)[number];

export interface DrawReport {
  /** Null where the file has nothing to check: no ticket. */
  readonly checks: Readonly<Record<DrawCheck, boolean | null>>;
  readonly isRight: boolean;
  readonly draw: ClosedDraw | undefined;
  readonly ticket: Ticket | undefined;
  /** Why the operator has not paid the ticket's win. */
  readonly unpaid: Unpaid | null;
}

/** What the text of a check is about: of a win that was not paid, why. */
export const subjectOf = (name: DrawCheck, { unpaid }: DrawReport): DrawCheck | Unpaid =>
  name === "prize" && unpaid !== null ? unpaid : name;

function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What a ticket is paid: its prizes, and with them its rebates. */
export function payoutPartsOf({ bets }: Pick<Ticket, "bets">, settler: Settler): { prize: bigint; payout: bigint } {
  let [prize, rebate] = [0n, 0n];
  for (const bet of bets) {
    const outcome = settler.settle(bet);
    prize += outcome.prize;
    rebate += outcome.rebate;
  }
  return { prize, payout: prize + rebate };
}

const payoutOf = (ticket: Ticket, numbers: readonly string[]): bigint => payoutPartsOf(ticket, new Settler(numbers)).payout;

const hasTableOdds = ({ game, bets }: Ticket): boolean =>
  bets.every(({ returnPpm, rebatePpm }) => returnPpm + rebatePpm === prizeTableOf(game).returnPpm);

async function numbersAgree(draw: ClosedDraw, { seed, numbers }: DrawFile): Promise<boolean> {
  const game = lotteryGameOf(draw.game);
  const computed = game && (await drawNumbers(game.family, draw, seed, draw.root));
  return computed !== undefined && computed.join(" ") === numbers.join(" ");
}

async function ticketChecks(draw: ClosedDraw | undefined, { numbers }: DrawFile, { text, leaf, proof, payout }: TicketProof) {
  const ticket = orUndefined(() => readTicket(text));
  const own = await leafOf(text);
  const isOfDraw =
    draw !== undefined && ticket?.game.code === draw.game && ticket.issue === draw.issue && ticket.at <= draw.closedAt;
  return {
    ticket,
    checks: {
      leaf: own === leaf,
      path: draw !== undefined && (await rootFrom(leaf, proof)) === draw.root,
      ticket: isOfDraw && (await rootFrom(own, proof)) === draw.root,
      odds: ticket !== undefined && hasTableOdds(ticket),
      prize: ticket !== undefined && orUndefined(() => String(payoutOf(ticket, numbers))) === payout,
    },
  };
}

/** Checks each part of a draw by itself, without asking the server. */
export async function checkDraw(file: DrawFile, key: SigningKey): Promise<DrawReport> {
  const draw = orUndefined(() => readClosedDraw(file.signed));
  const own = file.ticket && (await ticketChecks(draw, file, file.ticket));
  const none = { leaf: null, path: null, ticket: null, odds: null, prize: null };
  const checks = {
    signature: await hasSigned(file.signed, key),
    seed: draw !== undefined && (await commitmentOf(draw, file.seed)) === draw.commitment,
    numbers: draw !== undefined && (await numbersAgree(draw, file)),
    ...(own ? own.checks : none),
  };
  const isRight = Object.values(checks).every((agrees) => agrees !== false);
  return { checks, isRight, draw, ticket: own?.ticket, unpaid: file.ticket?.unpaid ?? null };
}
