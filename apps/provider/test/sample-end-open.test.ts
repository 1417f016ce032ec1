import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { endLostRounds } from "../sample/end-open.ts";
import { call } from "../sample/vendor.ts";
import { servedPlatform } from "./sample.ts";
import { TOKEN, troubledAt } from "./troubled-platform.ts";

/** A vendor's folder without a file, and a session at a platform that answers every call. */
async function seated() {
  const served = await servedPlatform();
  const { books, troubles } = troubledAt(served, "bet", "lost before");
  troubles.clear();
  const folder = await mkdtemp(join(tmpdir(), "end-open-"));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  const { id: provider, secret } = SANDBOX_PROVIDER;
  const settings = { platformUrl: served.url, provider, secret, folder, wait: 5, testPlay: false };
  const opened = await call<{ session: string }>(settings, "v1/session", { token: TOKEN, gameCode: "coin" });
  if (opened.kind !== "ok") throw new Error("There is no session");
  const move = { member: books.member, currency: "INR", gameCode: "coin" };
  const bet = async (roundId: string) => {
    const stake = { roundId, transactionId: `${roundId}.bet`, session: opened.answer.session, amount: "10.00" };
    return await call(settings, "v1/bet", { ...move, ...stake });
  };
  return { settings, books, move, bet };
}

it("gives the stake of a lost round back, and ends it", async () => {
  const { settings, books, bet } = await seated();
  const before = books.balance;
  expect([(await bet("lost-round")).kind, books.balance]).toEqual(["ok", before - 1000n]);
  expect(await endLostRounds(settings, 24)).toEqual({ ended: ["lost-round"], left: [] });
  expect([books.balance, books.rounds.get("coin/lost-round")?.ended]).toEqual([before, true]);
  expect(await endLostRounds(settings, 24)).toEqual({ ended: [], left: [] });
});

it("leaves a round to the vendor that has its record", async () => {
  const { settings, books, bet } = await seated();
  await bet("kept-round");
  await writeFile(join(settings.folder, "kept-round.json"), "{}");
  expect(await endLostRounds(settings, 24)).toEqual({ ended: [], left: [] });
  expect(books.rounds.get("coin/kept-round")?.ended).toBe(false);
});

it("leaves a lost round that was paid more than its stake to a person", async () => {
  const { settings, books, move, bet } = await seated();
  await bet("paid-round");
  const win = { roundId: "paid-round", transactionId: "paid-round.win", betTransactionId: "paid-round.bet", amount: "19.60" };
  await call(settings, "v1/win", { ...move, ...win });
  const before = books.balance;
  expect(await endLostRounds(settings, 24)).toEqual({ ended: [], left: ["paid-round"] });
  expect([books.balance, books.rounds.get("coin/paid-round")?.ended]).toEqual([before, false]);
});

it("ends nothing where the platform refuses the question", async () => {
  const { settings, books, bet } = await seated();
  await bet("lost-round");
  await expect(endLostRounds(settings, 0)).rejects.toThrow("invalid");
  expect(books.rounds.get("coin/lost-round")?.ended).toBe(false);
});
