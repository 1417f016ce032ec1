import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach } from "vitest";
import { ApiError } from "../client/api-error.ts";
import { createClient } from "../client/client.ts";
import type { ClientOptions } from "../client/options.ts";

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}
export type ScriptedReply = { status?: number; headers?: Record<string, string>; json?: unknown; text?: string } | "hang" | "cut";
type Script = (seen: Seen) => ScriptedReply | Promise<ScriptedReply>;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A server that does what the script says and remembers what it was asked. */
export async function world(script: Script, options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => void answer(script, seen, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
    return once(server, "close");
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, language: () => "HI", token: () => "tok", ...options });
  return { client, seen, server };
}

async function answer(script: Script, seen: Seen[], request: IncomingMessage, response: ServerResponse) {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  const call = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
  seen.push(call);
  const reply = await script(call);
  if (reply === "hang") return;
  if (reply === "cut") {
    request.socket.destroy();
    return;
  }
  response.writeHead(reply.status ?? 200, { "content-type": "application/json", ...reply.headers });
  response.end(reply.text ?? JSON.stringify(reply.json));
}

export const ok = (value: unknown): ScriptedReply => ({ json: { success: true, value } });
export const fail = (status: number, code: string, value?: unknown): ScriptedReply => ({
  status,
  json: { success: false, code, value, requestId: "r-1" },
});

export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error("The call did not fail as an ApiError", { cause: error });
  return error;
}
