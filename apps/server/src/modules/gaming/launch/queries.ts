import type { MemberContext } from "../../../platform/context.ts";
import { launches } from "../play-schema.ts";
import { hashOf, newToken } from "../../../platform/security/tokens.ts";
import { markPlayed } from "../games/member-queries.ts";

/** Keeps a launch until its provider asks for it, once and soon. Answers the token that goes into the address. */
export async function storeLaunch(
  ctx: MemberContext,
  { gameId, provider }: { gameId: string; provider: string },
): Promise<string> {
  const { member, session, brand, now, language } = ctx;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + brand.session.launchSeconds * 1000);
  await ctx.commit(async (tx) => {
    await tx
      .insert(launches)
      .values({ tokenHash: hashOf(token), memberId: member.id, sessionId: session.id, gameId, provider, language, expiresAt });
    await markPlayed(tx, ctx, gameId);
  });
  return token;
}
