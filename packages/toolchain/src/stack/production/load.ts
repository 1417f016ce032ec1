import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "@baize/api/client/client";
import { GAME } from "./fill.ts";
import { httpsFetch, type Visitor } from "./https-fetch.ts";
import { clientAt } from "./smoke.ts";

export interface Load {
  readonly end: () => void;
  /** Once ended and answered: the number of requests, and why some failed. */
  readonly ended: Promise<{ readonly requests: number; readonly failures: readonly string[] }>;
  readonly count: () => number;
}

/** Below the limits of one address: 10 reads and 2 changes a second. */
const PAUSE_MS = 90;
const BETWEEN_CHANGES = 20;

/** The calls of one visitor, in turn: the page, two public reads and a read of a member. */
function calls(site: string, visitor: Visitor, member: Client): readonly (() => Promise<unknown>)[] {
  const guest = clientAt(site, visitor);
  const page = async () => {
    const { status } = await httpsFetch(visitor)(`${site}/`);
    if (status !== 200) throw new Error(`The page was answered ${status}`);
  };
  return [
    page,
    async () => await guest.read("system.status"),
    async () => await guest.read("games.list", { limit: 20 }),
    async () => await member.read("wallet.balance"),
  ];
}

/** Reads and changes all the time, with one session, from several addresses. */
export function startLoad(site: string, visitors: readonly Visitor[], token: string): Load {
  const failures: string[] = [];
  const over = new AbortController();
  let requests = 0;
  const attempt = async (call: () => Promise<unknown>) => {
    requests += 1;
    await call().catch((error: unknown) => failures.push(String(error)));
  };
  const visit = async (visitor: Visitor) => {
    const member = clientAt(site, visitor, token);
    const each = calls(site, visitor, member);
    const change = async () => await member.write("games.addFavourite", { gameId: GAME });
    for (let turn = 1; !over.signal.aborted; turn += 1) {
      const call = turn % BETWEEN_CHANGES === 0 ? change : each[turn % each.length];
      if (call) await attempt(call);
      await pause(PAUSE_MS);
    }
  };
  const visits = Promise.all(visitors.map(visit));
  return { count: () => requests, end: () => over.abort(), ended: visits.then(() => ({ requests, failures })) };
}
