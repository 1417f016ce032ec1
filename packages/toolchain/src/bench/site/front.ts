import { readFileSync, statSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { generate } from "selfsigned";

export interface FrontOptions {
  /** Folder of the built site. */
  readonly folder: string;
  readonly port: number;
  /** Origin of the game server, which answers for the API's paths. */
  readonly server: string;
  readonly headers: Readonly<Record<string, string>>;
}
export interface Front {
  readonly stop: () => Promise<void>;
}

const kinds: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
};
const api = /^\/(wps|lgw|lotto)\//;
const squeezable = /^(text\/|image\/svg|application\/json)/;

interface StoredFile {
  readonly body: Buffer;
  readonly type: string;
  readonly squeezed: boolean;
}

const squeeze = (body: Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

function readSqueezed(file: string): StoredFile {
  const type = kinds[extname(file)] ?? "application/octet-stream";
  const squeezed = squeezable.test(type);
  const body = readFileSync(file);
  return { type, squeezed, body: squeezed ? squeeze(body, 11) : body };
}

/** Built files as a content network serves them: compressed once, at the best quality. */
function shelf(folder: string): (path: string) => StoredFile {
  const kept = new Map<string, StoredFile>();
  return (path) => {
    const wanted = join(folder, normalize(decodeURIComponent(path)));
    const file = statSync(wanted, { throwIfNoEntry: false })?.isFile() ? wanted : join(folder, "index.html");
    const stored = kept.get(file) ?? readSqueezed(file);
    kept.set(file, stored);
    return stored;
  };
}

function hand(
  response: Http2ServerResponse,
  status: number,
  headers: Readonly<Record<string, string | string[]>>,
  body: Buffer,
): void {
  response.writeHead(status, { ...headers, "content-length": String(body.length) });
  response.end(body);
}

/** An answer of the server, compressed on the fly as a proxy does. Streams of events pass unchanged. */
function passOn(ask: Http2ServerRequest, response: Http2ServerResponse, server: string): void {
  const asked = Object.fromEntries(Object.entries(ask.headers).filter(([name]) => !name.startsWith(":")));
  const own = { ...asked, host: ask.authority };
  const upstream = request(new URL(ask.url, server), { method: ask.method, headers: own }, (answer) => {
    // Headers of one connection only, which HTTP/2 forbids.
    const {
      "content-length": _length,
      "transfer-encoding": _coding,
      connection: _,
      "keep-alive": _alive,
      ...rest
    } = answer.headers;
    const headers = Object.fromEntries(
      Object.entries(rest).filter((entry): entry is [string, string | string[]] => entry[1] !== undefined),
    );
    const status = answer.statusCode ?? 502;
    if (answer.headers["content-encoding"] || !answer.headers["content-type"]?.startsWith("application/json")) {
      response.writeHead(status, headers);
      answer.pipe(response);
      return;
    }
    const parts: Buffer[] = [];
    answer.on("data", (part: Buffer) => parts.push(part));
    answer.on("end", () => hand(response, status, { ...headers, "content-encoding": "br" }, squeeze(Buffer.concat(parts), 4)));
  });
  upstream.on("error", () => response.writeHead(502).end());
  ask.pipe(upstream);
}

/** Serves the built site and the API from one origin, compressed, by HTTP/2: what a proxy does for the site in production. */
export async function startFront({ folder, port, server, headers }: FrontOptions): Promise<Front> {
  const find = shelf(folder);
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keySize: 2048 });
  const front = createSecureServer({ key, cert }, (ask, response) => {
    const path = new URL(ask.url, "https://front").pathname;
    if (api.test(path)) {
      passOn(ask, response, server);
      return;
    }
    const { body, type, squeezed } = find(path);
    hand(response, 200, { ...headers, "content-type": type, ...(squeezed ? { "content-encoding": "br" } : {}) }, body);
  });
  await new Promise<void>((resolve, reject) => {
    front.once("error", reject);
    front.listen(port, "localhost", resolve);
  });
  return {
    // The browser has closed its connection by then.
    stop: () => new Promise((resolve) => front.close(() => resolve())),
  };
}
