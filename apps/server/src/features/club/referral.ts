import type { Handler } from "@baize/api/contract";
import { maskAccount } from "@baize/domain/member/mask";
import { toWire } from "@baize/domain/money/wire";
import type { ServerContexts } from "../../context.ts";
import { codeOf, earnedOf, friendsOf, makeCode } from "./referral-store.ts";

export const getReferral: Handler<"referral.summary", ServerContexts> = async (ctx) => {
  const { currency, referral } = ctx.brand;
  const wire = (minor: bigint) => toWire({ minor, currency });
  const friends = await friendsOf(ctx);
  const earned = await earnedOf(ctx);
  return {
    code: await codeOf(ctx.system.db, ctx),
    reward: wire(BigInt(referral.amount)),
    minDeposit: wire(BigInt(referral.minDeposit)),
    minValidBets: wire(BigInt(referral.minValidBets)),
    earned: { count: earned.count, amount: wire(earned.amount) },
    friends: friends.map(({ username, joinedAt, deposited, validBets, rewarded }) => ({
      player: maskAccount(username),
      joinedAt: joinedAt.getTime(),
      deposited: wire(deposited),
      validBets: wire(validBets),
      rewarded,
    })),
  };
};

export const makeInvite: Handler<"referral.invite", ServerContexts> = async (ctx) => ({ code: await makeCode(ctx) });
