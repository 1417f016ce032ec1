import type { Handler } from "@baize/api/contract/contract";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { wageringLeft } from "@baize/domain/payments/wagering";
import type { ServerContexts } from "../../../platform/context.ts";
import { isMoneyFrozen } from "../../identity/member/queries.ts";
import { loadTurnover } from "../withdrawals/queries.ts";
import { findSides } from "./find-sides.ts";
import { countSentToday, findUpline, loadWalletBalance } from "./queries.ts";

/** To whom the member may send money, out of which wallet, and how much. */
export const getTransferRules: Handler<"upline.rules", ServerContexts> = async (ctx) => {
  const { system, brand, member } = ctx;
  const { currency, profile, payments } = brand;
  const { min, max, perDay } = payments.transfers;
  const wallet = profile.memberTransfers;
  const sides = await findSides(ctx);
  const upline = sides.includes("upline") ? await findUpline(system.db, ctx) : undefined;
  const balance = await loadWalletBalance(system.db, { id: member.id, book: member.book, currency }, wallet);
  const { deposited, validBets } = await loadTurnover(system.db, member.id);
  const left = wallet === "cash" ? wageringLeft(deposited, validBets, payments.withdrawal.turnoverPpm) : 0n;
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  return {
    sides: [...sides],
    upline: upline ? { account: maskAccount(upline.account), nickname: upline.nickname } : null,
    wallet,
    available: money(balance),
    min: money(BigInt(min)),
    max: money(BigInt(max)),
    perDay,
    today: await countSentToday(system.db, ctx),
    wagering: money(left),
    frozen: await isMoneyFrozen(system.db, member.id),
    asOf: ctx.now.getTime(),
  };
};
