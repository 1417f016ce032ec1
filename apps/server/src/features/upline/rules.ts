import type { Handler } from "@baize/api/contract/contract";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { toWire } from "@baize/domain/money/wire";
import { wageringLeft } from "@baize/domain/payments/wagering";
import type { ServerContexts } from "../../context.ts";
import { turnoverOf } from "../../payments/turnover-store.ts";
import { sidesOf } from "./sides.ts";
import { sentToday, uplineOf, walletBalance } from "./store.ts";

/** Which ways the member may send money, out of which wallet, and how much. */
export const getUplineRules: Handler<"upline.rules", ServerContexts> = async (ctx) => {
  const { system, brand, member } = ctx;
  const { currency, profile, payments } = brand;
  const { min, max, perDay } = payments.transfers;
  const wallet = profile.memberTransfers;
  const sides = await sidesOf(ctx);
  const upline = sides.includes("upline") ? await uplineOf(system.db, ctx) : undefined;
  const balance = await walletBalance(system.db, { id: member.id, book: member.book, currency }, wallet);
  const { deposited, validBets } = await turnoverOf(system.db, member.id);
  const left = wallet === "cash" ? wageringLeft(deposited, validBets, payments.withdrawal.turnoverPpm) : 0n;
  const wire = (minor: bigint) => toWire({ minor, currency });
  return {
    sides: [...sides],
    upline: upline ? { account: maskAccount(upline.account), nickname: upline.nickname } : null,
    wallet,
    available: wire(balance),
    min: wire(BigInt(min)),
    max: wire(BigInt(max)),
    perDay,
    today: await sentToday(system.db, ctx),
    wagering: wire(left),
    asOf: ctx.now.getTime(),
  };
};
