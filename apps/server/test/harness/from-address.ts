import type { World } from "./world.ts";

/** Environment of a world that trusts one proxy's X-Forwarded-For. */
export const BEHIND_PROXY = { TRUSTED_PROXIES: "1" };

/** The same world, called from another address. Needs a world with `BEHIND_PROXY`. */
export function from(world: World, address: string, more: Record<string, string> = {}): World {
  return {
    ...world,
    fetch: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set("x-forwarded-for", address);
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
      return await world.fetch(path, { ...init, headers });
    },
  };
}
