import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { workerText } from "../../pwa/worker-text.ts";

const origin = "https://baize.example";
type Store = Map<string, Map<string, Response>>;
interface Asked {
  request: { method: string; mode: string; url: string };
  respondWith: (answer: unknown) => void;
}
const keyOf = (request: string | { url: string }) =>
  new URL(typeof request === "string" ? request : request.url, origin).pathname;

/** Runs the worker as a browser does: caches outlive a release, and the network can be off. */
function start(text: string, store: Store, net: { up: boolean }) {
  const handlers: Record<string, (event: never) => void> = {};
  const fetched: string[] = [];
  const fetch = (request: string | { url: string }) => {
    if (!net.up) return Promise.reject(new TypeError("no network"));
    fetched.push(keyOf(request));
    const type = keyOf(request).includes("gone") ? "text/html" : "text/javascript";
    const answer = new Response(`net ${keyOf(request)}`, { headers: { "Content-Type": type } });
    return Promise.resolve(Object.defineProperty(answer, "type", { value: "basic" }));
  };
  const open = (name: string) => {
    const cache = store.get(name) ?? new Map<string, Response>();
    store.set(name, cache);
    return {
      addAll: async (files: string[]) => {
        for (const file of files) cache.set(keyOf(file), await fetch(file));
      },
      put: (request: { url: string }, answer: Response) => void cache.set(keyOf(request), answer),
    };
  };
  const caches = {
    open: (name: string) => Promise.resolve(open(name)),
    keys: () => Promise.resolve([...store.keys()]),
    delete: (name: string) => Promise.resolve(store.delete(name)),
    match: (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
      Promise.resolve(store.get(cacheName)?.get(keyOf(request))?.clone()),
  };
  const self = {
    location: { origin },
    registration: {},
    clients: { claim: () => Promise.resolve() },
    addEventListener: (name: string, handler: (event: never) => void) => (handlers[name] = handler),
  };
  runInNewContext(text, { self, caches, fetch, URL, Response });
  const send = (name: string, event: object) => handlers[name]?.(event as never); // each handler takes the event of its name
  const life = async (name: "install" | "activate") => {
    let work: Promise<void> | undefined;
    send(name, { waitUntil: (promise: Promise<void>) => (work = promise) });
    await work;
  };
  const ask = async (path: string, { mode = "cors", method = "GET" } = {}) => {
    let answer: Promise<Response> | undefined;
    const event: Asked = {
      request: { method, mode, url: new URL(path, origin).href },
      respondWith: (given) => void (answer = Promise.resolve(given as Response)),
    };
    send("fetch", event);
    return answer === undefined ? "untouched" : await answer.then((response) => response.text()).catch(() => "failed");
  };
  return { life, ask, fetched };
}

describe("the service worker", () => {
  const text = workerText(["/assets/a.js"], "<html>1");
  const begin = async () => {
    const [store, net]: [Store, { up: boolean }] = [new Map(), { up: true }];
    const worker = start(text, store, net);
    await worker.life("install");
    await worker.life("activate");
    return { ...worker, store, net };
  };

  it("serves the cached page without a network, and the page of the network otherwise", async () => {
    const { ask, net } = await begin();
    expect(await ask("/promotions", { mode: "navigate" })).toBe("net /promotions");
    net.up = false;
    expect(await ask("/promotions", { mode: "navigate" })).toBe("net /");
  });

  it("leaves calls of the API and other methods than GET untouched", async () => {
    const { ask, store } = await begin();
    for (const path of ["/wps/member/info", "/lgw/games/popular", "/lotto/lgw/games/opened/numero"])
      expect(await ask(path)).toBe("untouched");
    expect(await ask("/wps/system/health", { mode: "navigate" })).toBe("untouched");
    expect(await ask("/assets/a.js", { method: "POST" })).toBe("untouched");
    expect(await ask("https://elsewhere.example/assets/a.js")).toBe("untouched");
    expect([...store.values()].flatMap((cache) => [...cache.keys()])).toEqual(["/", "/assets/a.js"]);
  });

  it("fetches a file with a hash in its name once, and other files each time", async () => {
    const { ask, net, fetched } = await begin();
    await ask("/assets/b.js");
    await ask("/assets/b.js");
    await ask("/brands/baize.css");
    await ask("/brands/baize.css");
    expect(fetched.filter((path) => path === "/assets/b.js").length).toBe(1);
    expect(fetched.filter((path) => path === "/brands/baize.css").length).toBe(2);
    net.up = false;
    expect(await ask("/brands/baize.css")).toBe("net /brands/baize.css");
    expect(await ask("/assets/c.js")).toBe("failed");
  });

  it("does not cache an HTML page in place of a missing file", async () => {
    const { ask, net } = await begin();
    await ask("/assets/gone.js");
    net.up = false;
    expect(await ask("/assets/gone.js")).toBe("failed");
  });

  it("leaves the files of the previous release until its pages are closed, then takes over", async () => {
    const { store, net, ask } = await begin();
    const next = start(workerText(["/assets/z.js"], "<html>2"), store, net);
    await next.life("install");
    net.up = false;
    expect(await ask("/assets/a.js")).toBe("net /assets/a.js");
    await next.life("activate");
    expect([...store.keys()].length).toBe(1);
    expect(await next.ask("/assets/z.js")).toBe("net /assets/z.js");
    expect(await next.ask("/home", { mode: "navigate" })).toBe("net /");
  });
});
