import type { Handler } from "@baize/api/contract/contract";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { toWire } from "@baize/domain/money/wire";
import type { MemberContext, ServerContexts } from "../../context.ts";
import { pageOf, placeOf, withFirstPage } from "../../http/place.ts";
import { codeOf, findFriends, makeCode, sumFriends } from "./referral-store.ts";

const wireIn = (ctx: MemberContext) => (minor: bigint) => toWire({ minor, currency: ctx.brand.currency });

export const getReferral: Handler<"referral.summary", ServerContexts> = async (ctx) => {
  const { referral } = ctx.brand;
  const wire = wireIn(ctx);
  return {
    code: await codeOf(ctx.system.db, ctx),
    reward: wire(BigInt(referral.amount)),
    minDeposit: wire(BigInt(referral.minDeposit)),
    minValidBets: wire(BigInt(referral.minValidBets)),
  };
};

export const listFriends: Handler<"referral.friends", ServerContexts> = async (ctx, input) => {
  const rows = await findFriends(ctx, input.limit, placeOf(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ joinedAt: at, id }) => ({ at, id }));
  const totals = await withFirstPage(input, async () => await sumFriends(ctx));
  const wire = wireIn(ctx);
  return {
    items: page.map(({ username, joinedAt, deposited, validBets, earned }) => ({
      player: maskAccount(username),
      joinedAt: joinedAt.getTime(),
      deposited: wire(deposited),
      validBets: wire(validBets),
      rewarded: earned !== undefined,
      earned: wire(earned ?? 0n),
    })),
    next,
    totals: totals && { ...totals, earned: wire(totals.earned) },
  };
};

export const makeInvite: Handler<"referral.invite", ServerContexts> = async (ctx) => ({ code: await makeCode(ctx) });
