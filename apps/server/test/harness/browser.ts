import { type Client, createClient } from "@baize/api/client/client";
import type { World } from "./world.ts";

export interface Browser {
  /** The cookie that remembers the device, its last `Set-Cookie` header, and the other cookies by name. */
  readonly jar: { cookie: string; header: string; others: Map<string, string> };
  readonly call: (token?: string | null) => Client;
}

const REMEMBERED = "baize_remember=";

/** A browser: it stores the cookies that it is given and sends them back. */
export function browser(world: World): Browser {
  const jar = { cookie: "", header: "", others: new Map<string, string>() };
  const store = (header: string) => {
    const cookie = header.split(";")[0] ?? "";
    if (cookie.startsWith(REMEMBERED)) Object.assign(jar, { header, cookie });
    else jar.others.set(cookie.split("=")[0] ?? "", cookie);
  };
  const call = (token: string | null = null) =>
    createClient({
      baseUrl: `http://${world.host}`,
      language: () => "EN",
      token: () => token,
      now: () => world.system.now().getTime(),
      fetch: async (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        const headers = new Headers(init?.headers);
        const cookies = [jar.cookie, ...jar.others.values()].filter(Boolean);
        if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
        const response = await world.fetch(pathname + search, { ...init, headers });
        response.headers.getSetCookie().forEach(store);
        return response;
      },
    });
  return { jar, call };
}
