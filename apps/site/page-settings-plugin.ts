import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Connect, Plugin } from "vite";
import { pageRoutes } from "@baize/api/routes/page";

/** In the page: nginx replaces it by the server's answer (`ssi`), and so do the servers of this plugin. */
const MARK = /<!--# include virtual="[^"]*" -->/;
/** A path that no file has, so that the file server of the preview leaves the page to this plugin. */
const PAGE = "/page-of-the-site";
/** Ms to wait for the server: a page that is late is better than one in the look of another brand. */
const PATIENCE = 30_000;

/** The settings of the brand at this host, as text; empty where the server does not answer. */
async function findSettings(server: string, { headers, socket }: IncomingMessage): Promise<string> {
  const url = new URL(pageRoutes["page.settings"].path, server);
  url.searchParams.set("host", headers.host ?? "");
  const from = [headers["x-forwarded-for"], socket.remoteAddress].flat().filter(Boolean).join(", ");
  const signal = AbortSignal.timeout(PATIENCE);
  const ask = async () => await fetch(url, { headers: { "x-forwarded-for": from }, signal }).catch(() => undefined);
  // Twice, as nginx does: the server may close an idle connection in the moment in which it is used again.
  const answer = (await ask()) ?? (await ask());
  return answer?.ok ? await answer.text() : "";
}

/** Whether a browser asks for the page, at one of its addresses: no file, and no path of the server's. */
function isPage({ method, url = "", headers }: IncomingMessage, proxied: readonly string[]): boolean {
  const [path = ""] = url.split("?");
  if (method !== "GET" || proxied.some((begin) => path.startsWith(begin))) return false;
  return path === "/" || (/text\/html/.test(headers.accept ?? "") && !/\.[^/]*$/.test(path));
}

function send(response: ServerResponse, html: string, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.setHeader("Content-Type", "text/html");
  response.setHeader("Cache-Control", "no-cache");
  response.end(html);
}

/** Writes the brand's settings into each page that the development server or the preview sends, as nginx does in production. */
export function pageSettings(server: string): Plugin {
  const answer =
    (
      render: (request: Connect.IncomingMessage) => Promise<string>,
      headers: OutgoingHttpHeaders = {},
    ): Connect.NextHandleFunction =>
    (request, response, next) => {
      if ((request.url ?? "").split("?")[0] !== "/index.html") return next();
      const fill = async () => {
        try {
          const [html, settings] = await Promise.all([render(request), findSettings(server, request)]);
          send(
            response,
            html.replace(MARK, () => settings),
            headers,
          );
        } catch (error) {
          next(error);
        }
      };
      void fill();
    };
  return {
    name: "baize-page-settings",
    configureServer(vite) {
      const { middlewares, config } = vite;
      const read = async (request: Connect.IncomingMessage) =>
        await vite.transformIndexHtml(
          "/index.html",
          await readFile(join(config.root, "index.html"), "utf8"),
          request.originalUrl,
        );
      return () => void middlewares.use(answer(read, config.server.headers));
    },
    configurePreviewServer({ middlewares, config }) {
      const read = async () => await readFile(join(config.root, config.build.outDir, "index.html"), "utf8");
      const proxied = Object.keys(config.preview.proxy ?? {});
      middlewares.use((request, _, next) => {
        if (isPage(request, proxied)) request.url = PAGE;
        next();
      });
      return () => void middlewares.use(answer(read, config.preview.headers));
    },
  };
}
