// Prints the calls of a day that the sample vendor was answered for, as an operator of the platform compares them:
// PROVIDER_ID=… node list-calls.ts 2026-07-01 > calls.json
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Corrected, idOf } from "./take-back.ts";
import { amountOf, CODE } from "./vendor.ts";

const AFTER_WIN = ["ending", "done"];

/** The calls of a round that were certainly accepted. A bet that was given up is none of them: its rollback is. */
export function callsOf({ id, seat, stake, win, state, former = [] }: Corrected) {
  const { member, currency } = seat;
  const zero = amountOf(0n, seat);
  const call = (operation: string, what: string, amount: string, more: object = {}, before = 0) => ({
    member,
    currency,
    transactionId: idOf(id, what, before),
    operation,
    gameCode: CODE,
    roundId: id,
    amount,
    ...more,
  });
  const betTransactionId = `${id}.bet`;
  // The first result of a round, and those that took the place of one that was taken back.
  const results = [...former, win].flatMap((won, before) => [
    ...(before > 0 ? [call("unsettle", "unsettle", former[before - 1] ?? zero, {}, before)] : []),
    ...(won === zero ? [] : [call("win", "win", won, { betTransactionId }, before)]),
    ...(state === "done" ? [call("endRound", "end", zero, {}, before)] : []),
  ]);
  return [
    ...(["paying", ...AFTER_WIN].includes(state) ? [call("bet", "bet", stake)] : []),
    ...(AFTER_WIN.includes(state) ? results : []),
    ...(["voiding", "void"].includes(state) ? [call("rollback", "undo", stake, { betTransactionId })] : []),
    ...(state === "void" ? [call("endRound", "end", zero)] : []),
  ];
}

/** The rounds of the folder that were not finished before this day. */
function roundsSince(folder: string, day: string): Corrected[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const since = files.filter((name) => statSync(join(folder, name)).mtimeMs >= Date.parse(day));
  return since.map((name): Corrected => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

/** The list of a day. The calls of later days in it are no differences: the platform finds each by its id. */
export const listCalls = (provider: string, folder: string, day: string) => ({
  provider,
  day,
  items: roundsSince(folder, day).flatMap(callsOf),
});

if (import.meta.main) {
  const { PROVIDER_ID = "", FOLDER = ".data/sample-vendor" } = process.env;
  console.log(JSON.stringify(listCalls(PROVIDER_ID, FOLDER, process.argv[2] ?? new Date().toISOString().slice(0, 10))));
}
