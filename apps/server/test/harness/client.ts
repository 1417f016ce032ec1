import * as z from "zod/mini";
import { type Client, createClient } from "@baize/api/client/client";
import { isApiError } from "@baize/api/client/api-error";
import { proofRoutes } from "@baize/api/routes/identity/proof";
import type { World } from "./world.ts";

const PROOFS: ReadonlySet<string> = new Set([proofRoutes["proof.give"].path, proofRoutes["proof.givePasskey"].path]);

/** The token that a session goes on with after a proof; undefined after any other answer. */
async function renewedBy(path: string, answer: Response): Promise<string | undefined> {
  if (!answer.ok || !PROOFS.has(path)) return undefined;
  return z.object({ value: z.object({ token: z.optional(z.string()) }) }).parse(await answer.clone().json()).value.token;
}

/** The real client, connected to this world. It goes on with a new token, as the site does. */
export function clientOf(world: World, token: string | null = null, language = "EN"): Client {
  let current = token;
  return createClient({
    baseUrl: `http://${world.host}`,
    language: () => language,
    token: () => current,
    now: () => world.system.now().getTime(),
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const answer = await world.fetch(pathname + search, init);
      current = (await renewedBy(pathname, answer)) ?? current;
      return answer;
    },
  });
}

/** The code and value of a refusal. A call that is not refused fails the test. */
export async function refusal(call: Promise<unknown>): Promise<{ code: string; value: unknown; status: number }> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return { code: error.code, value: error.value, status: error.status };
    throw error;
  }
  throw new Error("The call was not refused");
}

/** The code alone of a refusal. */
export const refusedCode = async (call: Promise<unknown>): Promise<string> => (await refusal(call)).code;
