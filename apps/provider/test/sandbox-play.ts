import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
import { openProvider } from "../src/provider.ts";
import { configOf, intent } from "./door.ts";

const TIMING = { walletTimeout: 5000, betPauses: [5, 5], retryPauses: [5], timeout: 8000 };

/** The sandbox vendor at an address, with a route that plays as its page does. */
export async function sandboxVendor(serverUrl: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-"));
  const provider = await openProvider({ ...configOf(serverUrl), dataDir }, () => undefined, TIMING);
  const post = async (name: string, body: object, key = "") => {
    const headers = { "content-type": "application/json", "x-play-key": key };
    return await provider.app.request(`/play-api/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
  };
  const app = new Hono().post("/conform/play", async (context) => {
    const { token, gameCode, stake, campaign } = await context.req.json();
    const opened = await (await post("open", { token, gameCode })).json();
    if (!opened.key) return context.json(opened);
    return context.json(await (await post("bet", { intent: intent(), stake, campaign }, opened.key)).json());
  });
  app.route("/", provider.app);
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await provider.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
