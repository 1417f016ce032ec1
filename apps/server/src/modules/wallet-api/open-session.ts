import { randomBytes } from "node:crypto";
import { currencyDigits } from "@baize/domain/money/currency";
import { formatAmount } from "@baize/domain/money/amount";
import type { SessionAnswer, SessionRequest } from "@baize/api/provider/session";
import { transact } from "../../platform/database/retry.ts";
import { localize } from "../../platform/language/language.ts";
import type { System } from "../../platform/system.ts";
import { type RefusedCall, refused } from "./reply.ts";
import { ensureAlias, openGameSession, useLaunch } from "./session-queries.ts";
import type { SignedCall } from "./signed-call.ts";

/** Exchanges the one-time token of a launch address for a game session. */
export async function session(system: System, call: SignedCall, request: SessionRequest): Promise<SessionAnswer | RefusedCall> {
  return await transact(system.db, async (tx) => {
    const launch = await useLaunch(tx, system, call, request.token);
    if (launch === "stale") return refused("stale");
    if (!launch) return refused("session_expired");
    const { brand, member, game, signIn, balance } = launch;
    if (game.launchCode !== request.gameCode) return refused("invalid");
    if (brand.maintenance || game.maintenance) return refused("maintenance");
    const id = `gs_${randomBytes(24).toString("base64url")}`;
    const expiresAt = signIn.expiresAt;
    await openGameSession(tx, {
      id,
      provider: call.provider,
      memberId: member.id,
      sessionId: signIn.id,
      gameId: game.id,
      gameCode: game.launchCode,
      expiresAt,
    });
    const amount = (minor: bigint) => formatAmount(minor, brand.currency);
    return {
      code: "ok",
      session: id,
      member: await ensureAlias(tx, call.provider, member.id),
      currency: brand.currency,
      currencyDigits: currencyDigits(brand.currency),
      balance: amount(balance),
      language: launch.language,
      game: { code: game.launchCode, title: localize(game.titles, launch.productLanguage) ?? game.title },
      limits: { minBet: amount(BigInt(brand.bets.min)), maxBet: amount(BigInt(brand.bets.max)) },
      expiresAt: expiresAt.toISOString(),
    };
  });
}
