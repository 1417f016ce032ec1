import type { Handler, OutputOf } from "@baize/api/contract";
import { BET_STATUSES, type BetStatus } from "@baize/domain/bet/status";
import { netOf } from "@baize/domain/bet/totals";
import { isCategory } from "@baize/domain/game/category";
import { toWire } from "@baize/domain/money/wire";
import type { ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { decodeCursor, encodeCursor } from "../../http/cursor.ts";
import { worded } from "../../http/language.ts";
import { type BetRow, findBets, sumBets } from "./store.ts";

type Item = OutputOf<"bets.list">["items"][number];

function statusOf(text: string): BetStatus {
  const status = BET_STATUSES.find((one) => one === text);
  if (!status) throw new Error(`${text} is no status of a bet`);
  return status;
}

function itemOf({ bet, game, vendorName }: BetRow, language: string): Item {
  const { currency, payout } = bet;
  const status = statusOf(bet.status);
  // A stake that was given back in part is shown as what was really staked; one given back whole as what it was.
  const stake = status === "refunded" || status === "void" ? bet.stake : bet.stake - bet.refunded;
  if (!isCategory(game.category)) throw new Error(`${game.category} is no category`);
  return {
    id: bet.id,
    roundId: bet.roundId,
    gameId: game.id,
    gameName: worded(game.titles, language) ?? game.title,
    category: game.category,
    vassalage: game.vendor,
    vendorName,
    placedAt: bet.placedAt.getTime(),
    settledAt: bet.settledAt?.getTime() ?? null,
    status,
    stake: toWire({ minor: stake, currency }),
    payout: toWire({ minor: payout, currency }),
    net: toWire({ minor: netOf({ status, stake, payout }), currency }),
    validBet: toWire({ minor: bet.validBet, currency }),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function placeOf(at: string | number, id: string): { at: Date; id: string } {
  const time = new Date(at);
  if (!UUID.test(id) || Number.isNaN(time.getTime())) throw fault("input.bad_cursor");
  return { at: time, id };
}

export const listBets: Handler<"bets.list", ServerContexts> = async (ctx, input) => {
  const [at, id] = input.cursor ? decodeCursor(input.cursor, ["number", "string"]) : [];
  const after = at === undefined || id === undefined ? undefined : placeOf(at, String(id));
  const rows = await findBets(ctx, input, after);
  const { count, ...sums } = await sumBets(ctx, input);
  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  const wire = (minor: bigint) => toWire({ minor, currency: ctx.brand.currency });
  return {
    items: page.map((row) => itemOf(row, ctx.language)),
    next: last ? encodeCursor([last.bet.placedAt.getTime(), last.bet.id]) : null,
    totals: { count, stake: wire(sums.stake), payout: wire(sums.payout), net: wire(sums.net), validBet: wire(sums.validBet) },
    asOf: ctx.now.getTime(),
  };
};
