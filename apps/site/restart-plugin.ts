import { createConnection } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Connect, Plugin } from "vite";

/** Ms after which a server that does not start is no longer waited for: the request gets the answer of the proxy. */
const PATIENCE = 120_000;
/** Ms between two attempts to connect. */
const PAUSE = 100;

function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host });
    const end = (isReached: boolean) => {
      socket.destroy();
      resolve(isReached);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}

/**
 * Holds what only the server can answer until the server listens: with `npm start -- --watch` it starts again at each change,
 * and a page that is loaded meanwhile would show errors of the proxy. `server` is the origin of the server.
 */
export function serverRestarts(server: string): Plugin {
  const { hostname, port } = new URL(server);
  return {
    name: "baize-server-restarts",
    configureServer({ middlewares, config }) {
      const proxied = Object.keys(config.server.proxy ?? {});
      const wait: Connect.NextHandleFunction = (request, _, next) => {
        const path = request.url ?? "";
        const isPage = /text\/html/.test(request.headers.accept ?? "");
        if (!isPage && !proxied.some((begin) => path.startsWith(begin))) return next();
        const until = Date.now() + PATIENCE;
        const listen = async () => {
          while (!(await accepts(Number(port), hostname)) && Date.now() < until) await setTimeout(PAUSE);
          next();
        };
        void listen();
      };
      middlewares.use(wait);
    },
  };
}
