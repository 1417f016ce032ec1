import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type ListedCall, listedCall } from "@baize/api/provider/call-list";
import { answerTransactions } from "@baize/api/provider/conform/test-platform/status";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { listCalls } from "../sample/list-calls.ts";
import { correctRound } from "../sample/take-back.ts";
import type { Round } from "../sample/vendor.ts";
import { sampleVendor, servedPlatform } from "./sample.ts";
import { TOKEN, troubledAt } from "./troubled-platform.ts";

/** A round of ₹10.00 that the sample vendor has finished. */
async function finished() {
  const served = await servedPlatform();
  const { books, troubles } = troubledAt(served, "unsettle", "lost after");
  troubles.clear();
  const { url, folder } = await sampleVendor(served.url);
  await fetch(`${url}/conform/play`, { method: "POST", body: JSON.stringify({ token: TOKEN, stake: "10.00" }) });
  const round: Round = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? ""), "utf8"));
  const { id: provider, secret } = SANDBOX_PROVIDER;
  const settings = { platformUrl: served.url, provider, secret, folder, wait: 5, testPlay: false };
  return { settings, books, troubles, round };
}

const byId = (one: ListedCall, other: ListedCall) => (one.transactionId < other.transactionId ? -1 : 1);

it("settles a round by another result, as often as it is asked to, and lists every call", async () => {
  const { settings, books, round } = await finished();
  for (const isWon of [true, false, true]) {
    await correctRound(settings, round.id, isWon);
    expect([books.balance, books.rounds.get(`coin/${round.id}`)?.ended]).toEqual([isWon ? 100_960n : 99_000n, true]);
  }
  const accepted = answerTransactions(books, { day: "2026-01-01" });
  const listed = accepted.code === "ok" ? accepted.items.map((call) => listedCall.parse(call)) : [];
  const { items } = listCalls(SANDBOX_PROVIDER.id, settings.folder, "2026-01-01");
  expect(items.map((item) => listedCall.parse(item)).toSorted(byId)).toEqual(listed.toSorted(byId));
});

it("repeats a call whose answer is lost under its id, and goes on by the result that was begun", async () => {
  const { settings, books, troubles, round } = await finished();
  troubles.set("unsettle", ["lost after"]);
  troubles.set("endRound", ["conflict"]);
  await expect(correctRound(settings, round.id, true)).rejects.toThrow("conflict");
  await correctRound(settings, round.id, false);
  expect([books.balance, books.rounds.get(`coin/${round.id}`)?.ended]).toEqual([100_960n, true]);
});

it("leaves a round that is not finished to the vendor", async () => {
  const { settings, books, round } = await finished();
  const before = books.balance;
  writeFileSync(join(settings.folder, `${round.id}.json`), JSON.stringify({ ...round, state: "ending" }));
  await expect(correctRound(settings, round.id, true)).rejects.toThrow("This round is ending.");
  expect(books.balance).toBe(before);
});
