import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { ServedPlatform } from "@baize/api/provider/conform/test-platform/serve-platform";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { signHeaders } from "@baize/api/provider/sign";
import { onTestFinished } from "vitest";

/** A call of the vendor before it is sent. */
export interface Sent {
  /** The last part of its path. */
  readonly operation: string;
  readonly body: Record<string, unknown>;
  /** Whether a call with this transaction id has been sent before. */
  readonly again: boolean;
}

/** What is wrong with a vendor. */
export interface VendorFault {
  /** Sends another body. */
  readonly send?: (call: Sent) => Record<string, unknown>;
  /** Takes this answer instead of making the call. */
  readonly instead?: (call: Sent, served: ServedPlatform) => object | undefined;
  /** Takes an answer of the platform for another one. */
  readonly read?: (call: Sent, answer: Record<string, unknown>) => object;
  readonly nonce?: string;
  readonly secret?: string;
}

const TAKEN = { code: "ok", balance: "1.00", currency: "INR" };
export const asTaken = () => TAKEN;

/** Stands between a right vendor and the platform, so that the platform sees a vendor with this fault. */
export async function brokenBy(
  { send, instead, read, nonce, secret = SANDBOX_PROVIDER.secret }: VendorFault,
  served: ServedPlatform,
) {
  const ids = new Set<unknown>();
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? "";
    const arrived: Record<string, unknown> = JSON.parse(await text(request));
    const { transactionId } = arrived;
    const call = { operation: path.split("/").at(-1) ?? "", body: arrived, again: ids.has(transactionId) };
    if (transactionId !== undefined) ids.add(transactionId);
    const own = instead?.(call, served);
    if (own) {
      response.writeHead(200).end(JSON.stringify(own));
      return;
    }
    const body = JSON.stringify(send?.(call) ?? arrived);
    const signed = signHeaders({ provider: SANDBOX_PROVIDER.id, method: "POST", path, body }, secret, Date.now(), nonce);
    const headers = { "content-type": "application/json", ...signed };
    const answered = await fetch(new URL(path, served.url), { method: "POST", headers, body });
    const answer = JSON.parse(await answered.text());
    const taken = read?.(call, answer) ?? answer;
    response.writeHead(taken === answer ? answered.status : 200).end(JSON.stringify(taken));
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
