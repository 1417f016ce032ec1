// Prints the calls of a day that the sample vendor was answered for, as an operator of the platform compares them:
// PROVIDER_ID=… node list-calls.ts 2026-07-01 > calls.json
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { amountOf, CODE, type Round } from "./vendor.ts";

const AFTER_WIN = ["ending", "done"];

/** The calls of a round that were certainly accepted. A bet that was given up is none of them: its rollback is. */
export function callsOf({ id, seat, stake, win, state }: Round) {
  const { member, currency } = seat;
  const zero = amountOf(0n, seat);
  const call = (operation: string, end: string, amount: string, more: object = {}) => ({
    member,
    currency,
    transactionId: `${id}.${end}`,
    operation,
    gameCode: CODE,
    roundId: id,
    amount,
    ...more,
  });
  const betTransactionId = `${id}.bet`;
  return [
    ...(["paying", ...AFTER_WIN].includes(state) ? [call("bet", "bet", stake)] : []),
    ...(AFTER_WIN.includes(state) && win !== zero ? [call("win", "win", win, { betTransactionId })] : []),
    ...(["voiding", "void"].includes(state) ? [call("rollback", "undo", stake, { betTransactionId })] : []),
    ...(["done", "void"].includes(state) ? [call("endRound", "end", zero)] : []),
  ];
}

/** The rounds of the folder that were not finished before this day. */
function roundsSince(folder: string, day: string): Round[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const since = files.filter((name) => statSync(join(folder, name)).mtimeMs >= Date.parse(day));
  return since.map((name): Round => JSON.parse(readFileSync(join(folder, name), "utf8")));
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
