import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { callList, type ListedCall, listedCall } from "@baize/api/provider/call-list";
import { answerTransactions } from "@baize/api/provider/conform/test-platform/status";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { TOKEN, troubledAt } from "./troubled-platform.ts";
import { sampleVendor, servedPlatform } from "./sample.ts";
import { callsOf } from "../sample/list-calls.ts";

/** Plays rounds of this vendor, each under a token of its own. */
async function play(url: string, tokens: Map<string, string>, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const token = `${TOKEN}-${round}`;
    tokens.set(token, "coin");
    await fetch(`${url}/conform/play`, { method: "POST", body: JSON.stringify({ token, stake: "10.00" }) });
  }
}

const byId = (one: ListedCall, other: ListedCall) => (one.transactionId < other.transactionId ? -1 : 1);

const listCommand = new URL("../sample/list-calls.ts", import.meta.url).pathname;

it("lists what the platform has accepted, but for a bet that it gave up", async () => {
  const served = await servedPlatform();
  const { books, troubles } = troubledAt(served, "bet", "lost after");
  const { url, folder } = await sampleVendor(served.url);
  await play(url, books.tokens, 1);
  troubles.clear();
  await play(url, books.tokens, 12);
  const env = { ...process.env, PROVIDER_ID: SANDBOX_PROVIDER.id, FOLDER: folder };
  const { stdout } = await promisify(execFile)(process.execPath, [listCommand, "2026-01-01"], { env });
  const { provider, day, items } = callList.parse(JSON.parse(stdout));
  const accepted = answerTransactions(books, { day: "2026-01-01" });
  const ofPlatform = accepted.code === "ok" ? accepted.items : [];
  const kept = ofPlatform.filter(({ operation, status }) => operation !== "bet" || status !== "rolled_back");
  const listed = kept.map((call) => listedCall.parse(call));
  expect([provider, day]).toEqual([SANDBOX_PROVIDER.id, "2026-01-01"]);
  expect(items.toSorted(byId)).toEqual(listed.toSorted(byId));
  expect(kept.length).toBe(ofPlatform.length - 1);
});

it("leaves out rounds that were finished before the day", async () => {
  const served = await servedPlatform();
  const { books, troubles } = troubledAt(served, "bet", "lost after");
  troubles.clear();
  const { url, folder } = await sampleVendor(served.url);
  await play(url, books.tokens, 1);
  const env = { ...process.env, PROVIDER_ID: SANDBOX_PROVIDER.id, FOLDER: folder };
  const { stdout } = await promisify(execFile)(process.execPath, [listCommand, "2099-01-01"], { env });
  expect(callList.parse(JSON.parse(stdout)).items).toEqual([]);
});

it.each([
  ["betting", []],
  ["undoing", []],
  ["paying", ["bet"]],
  ["ending", ["bet", "win"]],
  ["voiding", ["rollback"]],
  ["refused", []],
  ["stuck", []],
] as const)("lists of a round that is %s what was certainly accepted", (state, operations) => {
  const seat = { session: "s", member: "m", currency: "INR", currencyDigits: 2, limits: { minBet: "1.00" } };
  const calls = callsOf({ id: "a-round", seat, stake: "10.00", win: "19.60", state });
  expect(calls.map(({ operation }) => operation)).toEqual(operations);
});
