import type { Handler } from "@baize/api/contract/contract";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { findInviteCode, findFriends, sumFriends } from "./queries.ts";

const moneyIn = (ctx: MemberContext) => (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });

export const getReferral: Handler<"referral.summary", ServerContexts> = async (ctx) => {
  const { referral } = ctx.brand;
  const money = moneyIn(ctx);
  return {
    code: await findInviteCode(ctx.system.db, ctx),
    reward: money(BigInt(referral.amount)),
    minDeposit: money(BigInt(referral.minDeposit)),
    minValidBets: money(BigInt(referral.minValidBets)),
  };
};

export const listFriends: Handler<"referral.friends", ServerContexts> = async (ctx, input) => {
  const rows = await findFriends(ctx, input.limit, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ joinedAt: at, id }) => ({ at, id }));
  const totals = await withFirstPage(input, async () => await sumFriends(ctx));
  const money = moneyIn(ctx);
  return {
    items: page.map(({ username, joinedAt, deposited, validBets, earned }) => ({
      player: maskAccount(username),
      joinedAt: joinedAt.getTime(),
      deposited: money(deposited),
      validBets: money(validBets),
      rewarded: earned !== undefined,
      earned: money(earned ?? 0n),
    })),
    next,
    totals: totals && { ...totals, earned: money(totals.earned) },
  };
};
