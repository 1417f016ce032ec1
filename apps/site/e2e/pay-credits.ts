import { randomUUID } from "node:crypto";
import type { CreditRequest } from "@baize/api/provider/credit";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { type Result, walletOf } from "../../provider/src/wallet/client.ts";
import { callFrom } from "./newcomer.ts";

type Credit = Pick<CreditRequest, "type" | "reason" | "amount">;

function answerIn<Answer>(result: Result<Answer>): Answer {
  if (result.kind === "ok") return result.answer;
  throw new Error(result.kind === "refused" ? result.code : result.why);
}

/** Pays the member of a session credits without a bet, one after the other, as the sandbox vendor does for this game. */
export async function payCredits(
  { server, token, gameId }: { readonly server: string; readonly token: string; readonly gameId: string },
  credits: readonly Credit[],
): Promise<void> {
  const { id: provider, secret } = SANDBOX_PROVIDER;
  const wallet = walletOf({ serverUrl: server, provider, secret, timeout: 30_000, now: Date.now });
  const { game_url, game } = await callFrom(server, "10.0.0.1", token).write("games.launch", { gameId });
  const launchToken = new URL(game_url ?? "").searchParams.get("token") ?? "";
  const { member, currency } = answerIn(await wallet("session", { token: launchToken, gameCode: game.code }));
  for (const credit of credits)
    answerIn(await wallet("credit", { member, currency, gameCode: game.code, transactionId: randomUUID(), ...credit }));
}
