import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { FreeRoundsState, GameState, Opened, PotView, Proof, Rotated, RoundView, TableState } from "../src/play/contract.ts";
import type { SlipView, SportsbookState } from "../src/sportsbook/contract.ts";
import { openProvider } from "../src/provider.ts";
import { world, type World } from "./world.ts";

interface Answers {
  open: Opened;
  resume: GameState;
  bet: RoundView;
  round: RoundView;
  rotate: Rotated;
  table: TableState;
  "cash-out": RoundView;
  turn: RoundView;
  pot: PotView;
  "free-rounds": FreeRoundsState;
  sportsbook: SportsbookState;
  slip: SlipView;
}

const TIMING = { walletTimeout: 30_000, betPauses: [5], retryPauses: [5], timeout: 5000 };

interface Start {
  readonly world?: World;
  /** Entities of an earlier run. */
  readonly journal?: readonly unknown[];
  /** The time of the vendor's clock, if not the machine's. */
  readonly at?: number;
}

/** What the sandbox's vendor is started with, without its folder. */
export const configOf = (serverUrl: string) => ({
  port: 0,
  serverUrl,
  secret: SANDBOX_PROVIDER.secret,
  siteOrigins: ["http://site.test"],
  publicUrl: "http://games.test",
});

/** A provider and its calls, as the browser makes them. `pass` alone moves the vendor's clock on. */
export async function started({ world: existing, journal, at }: Start = {}) {
  const all = existing ?? (await world());
  if (journal) await writeFile(join(all.folder, "journal.jsonl"), journal.map((each) => `${JSON.stringify([each])}\n`).join(""));
  let now = at ?? Date.now();
  const clock = () => now;
  const pass = (milliseconds: number) => void (now += milliseconds);
  const { url: serverUrl } = all.server;
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text);
  const provider = await openProvider({ ...configOf(serverUrl), dataDir: all.folder }, warn, { ...TIMING, clock });
  onTestFinished(provider.close);
  const get = (path: string, headers: Record<string, string> = {}) => provider.app.request(path, { headers });
  async function post<Name extends keyof Answers>(
    name: Name,
    body: unknown,
    key = "",
  ): Promise<{ status: number; body: Answers[Name] & { code?: string } }> {
    const headers = { "content-type": "application/json", "x-play-key": key };
    const response = await provider.app.request(`/play-api/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Answers[Name] & { code?: string } };
  }
  const open = async (gameCode = "pearl-monsoon") => (await post("open", { token: all.server.wallet.token(), gameCode })).body;
  const loadProof = async (round: Pick<RoundView, "id">) => (await (await get(`/proof/${round.id}`)).json()) as Proof;
  return { ...all, provider, warnings, clock, pass, get, post, open, loadProof };
}

export const intent = () => crypto.randomUUID();
/** An amount of two digits in minor units. */
export const minor = (text = ""): bigint => BigInt(text.replace(".", ""));
