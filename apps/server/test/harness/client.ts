import { type Client, createClient } from "@baize/api/client/client";
import { isApiError } from "@baize/api/client/api-error";
import type { World } from "./world.ts";

/** The real client, connected to this world. */
export function clientOf(world: World, token: string | null = null, language = "EN"): Client {
  return createClient({
    baseUrl: `http://${world.host}`,
    language: () => language,
    token: () => token,
    now: () => world.system.now().getTime(),
    fetch: async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      return await world.fetch(pathname + search, init);
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
