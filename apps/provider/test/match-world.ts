import { goalsIn } from "../src/engines/football/goals.ts";
import { SUSPENDED_MS, toldAfter, toldMs } from "../src/engines/live.ts";
import type { Stops } from "../src/engines/shared.ts";
import { sharedTitleOf } from "../src/engines/table.ts";
import type { RoundView, TableState } from "../src/play/contract.ts";
import type { ChainRecord } from "../src/rounds/records.ts";
import { drawOf } from "../src/rounds/seeds.ts";
import { chainFrom } from "../src/tables/chain.ts";
import { intent, started } from "./door.ts";

const LENGTH = 300;

/** The first step of a match of football that tells a goal. */
export const firstGoal = (stops: Stops): number =>
  Array.from({ length: 19 }, (_, step) => step).find((step) => goalsIn(stops, step).length > 0) ?? 0;

/** The match of a game whose first round fits, and the chain that brings it. */
function chainWith(gameCode: string, fits: (stops: Stops) => boolean): { readonly chain: ChainRecord; readonly stops: Stops } {
  const title = sharedTitleOf(gameCode);
  if (!title) throw new Error(`${gameCode} has no table`);
  for (let tries = 0; ; tries++) {
    const root = tries.toString(16).padStart(64, "0");
    const draw = drawOf({ serverSeed: chainFrom(root, LENGTH).seed(0), clientSeed: gameCode }, 0);
    const stops = title.engine.drawn(draw, title.variant);
    const chain = { id: "chain-0001", game: gameCode, root, length: LENGTH, startsAt: 0, told: toldMs(title.engine) };
    if (fits(stops)) return { stops, chain: { kind: "chain", ...chain } };
  }
}

/** A member at a match that fits. The clock stands where its bets open. */
export async function atMatch(gameCode: string, fits: (stops: Stops) => boolean) {
  const { chain, stops } = chainWith(gameCode, fits);
  const title = sharedTitleOf(gameCode);
  const live = title?.engine.live;
  if (!title || !live) throw new Error(`${gameCode} is no match`);
  const all = await started({ journal: [chain], at: 0 });
  const { key, table } = await all.open(gameCode);
  if (!table) throw new Error("no table");
  const lay = async (choice: string, stake: string, more?: { prices: Record<string, number>; accept?: string }) => {
    const id = intent();
    return { id, ...(await all.post("bet", { intent: id, stake, choice, round: 0, live: more }, key)) };
  };
  const watch = async (seen?: string): Promise<TableState> => (await all.post("table", { seen }, key)).body;
  /** The match as the page sees it now. */
  const now = async () => {
    const { live: view } = await watch();
    if (!view) throw new Error("the match is not told");
    return view;
  };
  const cashOut = (id: string, quote: string) => all.post("cash-out", { intent: id, quote }, key);
  const decided = async (id: string): Promise<RoundView> => {
    const { body } = await all.post("round", { intent: id }, key);
    return body.phase === "placed" || body.phase === "pending" ? await decided(id) : body;
  };
  /** Sets the clock to so many milliseconds after a step was told. */
  const passTo = (step: number, after = 1) => all.pass(table.closesAt + toldAfter(live, step) + after - all.clock());
  const passToEnd = () => passTo(live.steps);
  /** The first step, from one on, at which the market is open. */
  const openStep = (from: number): number => {
    const first = Math.max(0, from - Math.ceil(SUSPENDED_MS / live.stepMs));
    const isQuiet = Array.from({ length: from - first + 1 }, (_, index) => first + index).every(
      (step) => !live.isEvent(stops, step),
    );
    return isQuiet ? from : openStep(from + 1);
  };
  /** Stops the vendor, and starts it at the same time. */
  const restart = async () => {
    const at = all.clock();
    await all.provider.close();
    return await started({ world: all, at });
  };
  return { ...all, key, table, stops, title, live, lay, watch, now, cashOut, decided, passTo, passToEnd, openStep, restart };
}
