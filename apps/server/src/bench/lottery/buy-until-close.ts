import { setTimeout as wait } from "node:timers/promises";
import type { LotteryGame } from "@baize/domain/lottery/games";
import { priceBets } from "../../modules/lottery/tickets/price-bets.ts";
import { placeTicket } from "../../modules/lottery/tickets/place-ticket.ts";
import { closeDraw } from "../../modules/lottery/draws/close-draw.ts";
import { findDraw, type LotteryDraw } from "../../modules/lottery/draws/queries.ts";
import { openDraw } from "../../modules/lottery/draws/open-draw.ts";
import { listLeaves } from "../../modules/lottery/draws/tree-queries.ts";
import { loadBrand } from "../../platform/brand/queries.ts";
import { transact } from "../../platform/database/retry.ts";
import { Fault } from "../../platform/http/fault.ts";
import { newId } from "../../platform/ids/new-id.ts";
import type { System } from "../../platform/system.ts";
import { BENCH_BRAND } from "../settlement/add-tree.ts";

interface Load {
  readonly rules: LotteryGame;
  readonly gameId: string;
  readonly members: readonly string[];
  readonly perSecond: number;
  readonly seconds: number;
}

const BUYERS = 32;
/** Purchases go on so long after the close. */
const AFTER_MS = 1000;

/** Buys so many tickets a second until the draw closes and a second longer, while it is closed. Answers what was taken, and what is in the root. */
export async function buyUntilClose(system: System, draw: LotteryDraw, { rules, gameId, members, perSecond, seconds }: Load) {
  const begun = performance.now();
  const passed = () => performance.now() - begun;
  const live = { ...system, now: () => new Date(draw.closesAt.getTime() - seconds * 1000 + passed()) };
  await openDraw(live, draw);
  const brand = system.brands.of(await loadBrand(system.db, BENCH_BRAND));
  const bets = priceBets(rules, [{ play: "sum-half", selection: "big", unit: 100n, multiple: 1, rebatePpm: 0 }], brand.currency);
  const leaves = new Set<string>();
  const took: number[] = [];
  let [next, refused] = [0, 0];
  const buyer = async () => {
    for (;;) {
      const place = next;
      next += 1;
      const dueAt = (place / perSecond) * 1000;
      if (dueAt > seconds * 1000 + AFTER_MS) return;
      await wait(Math.max(0, dueAt - passed()));
      const memberId = members[place % members.length] ?? "";
      const order = { memberId, id: newId(), brand, rules, gameId, issue: draw.issue, bets, chaseId: null };
      try {
        const { leaf } = await transact(system.db, async (tx) => await placeTicket(live, tx, order));
        leaves.add(leaf);
        took.push(passed() - dueAt);
      } catch (error) {
        if (!(error instanceof Fault) || error.code !== "lottery.draw_closed") throw error;
        refused += 1;
      }
    }
  };
  const close = async () => {
    await wait(seconds * 1000 - passed());
    await closeDraw(live, draw);
  };
  await Promise.all([...Array.from({ length: BUYERS }, buyer), close()]);
  const inDraw = new Set(await listLeaves(system.db, draw));
  const closed = await findDraw(system.db, draw);
  const sorted = took.toSorted((one, other) => one - other);
  return {
    bought: leaves.size,
    refused,
    perSecond: leaves.size / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    counted: closed?.tickets ?? 0,
    lost: [...leaves].filter((leaf) => !inDraw.has(leaf)).length,
    after: [...inDraw].filter((leaf) => !leaves.has(leaf)).length,
  };
}
