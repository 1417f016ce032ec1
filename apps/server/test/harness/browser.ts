import { type Client, createClient } from "@baize/api/client/client";
import type { World } from "./world.ts";

export interface Browser {
  /** The stored cookie, and the last `Set-Cookie` header. */
  readonly jar: { cookie: string; header: string };
  readonly call: (token?: string | null) => Client;
}

/** A browser: it stores the cookie that it is given and sends it back. */
export function browser(world: World): Browser {
  const jar = { cookie: "", header: "" };
  const call = (token: string | null = null) =>
    createClient({
      baseUrl: `http://${world.host}`,
      language: () => "EN",
      token: () => token,
      now: () => world.system.now().getTime(),
      fetch: async (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        const headers = new Headers(init?.headers);
        if (jar.cookie) headers.set("cookie", jar.cookie);
        const response = await world.fetch(pathname + search, { ...init, headers });
        const set = response.headers.get("set-cookie");
        if (set) Object.assign(jar, { header: set, cookie: set.split(";")[0] });
        return response;
      },
    });
  return { jar, call };
}
