import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

// `response` is emitted with one argument.
const asAnswer = ([message]: unknown[]): IncomingMessage => message as IncomingMessage;

/** Sends one request to a server on this machine with any Host header; `fetch` would set the address as the host. */
export async function askPort(url: string, init: RequestInit, host: string): Promise<Response> {
  const asked = new Request(url, init);
  const headers = { ...Object.fromEntries(asked.headers), host };
  const sent = request(url, { method: asked.method, headers });
  sent.end(Buffer.from(await asked.arrayBuffer()));
  const answer = asAnswer(await once(sent, "response"));
  const body = await buffer(answer);
  const told = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const status = answer.statusCode ?? 500;
  return new Response(body.length > 0 ? new Uint8Array(body) : null, { status, headers: told });
}
