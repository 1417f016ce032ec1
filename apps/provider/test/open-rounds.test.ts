import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RoundRecord } from "../src/rounds/records.ts";
import { started } from "./door.ts";
import { finishedRound } from "./finished-round.ts";
import { world, type World } from "./world.ts";

const DAY = 86_400_000;
const NOON = Date.parse("2026-07-09T12:00:00Z");
const ID = "01980000-0000-7000-8000-000000000001";
const ROUND = finishedRound({ id: ID, win: "50.00", at: "2026-07-01T12:00:00.000Z" });

/** A round that the platform holds open. */
const openAt = (totalBet: string, totalWin: string, roundId = ID) => {
  const { member, currency, gameCode, at } = ROUND;
  return { member, currency, gameCode, roundId, totalBet, totalWin, at };
};

const callsOf = ({ server }: World) => server.calls.map(({ operation }) => operation);
const readJournal = async ({ folder }: World) => await readFile(join(folder, "journal.jsonl"), "utf8");
const hasAsked = async (all: World, day = "2026-07-09") =>
  (await readJournal(all)).includes(`{"kind":"openRounds","day":"${day}"}`);

/** A vendor with this round in its journal, at a platform that took its bet and holds these rounds open. */
async function vendorWith(round: RoundRecord, ...open: ReturnType<typeof openAt>[]) {
  const all = await world();
  const { member, gameCode, id: roundId } = round;
  all.server.wallet.do("bet", { member, gameCode, roundId, transactionId: `${ID}.bet`, amount: "20.00" });
  all.server.wallet.openRounds.push(open);
  return await started({ world: all, journal: [round], at: NOON });
}

describe("a round that the platform holds open", () => {
  it.each([
    ["was settled here", { state: "done" }, openAt("20.00", "50.00"), ["endRound"], "settled"],
    ["was settled here, and its win is missing", { state: "done" }, openAt("20.00", "0.00"), ["win", "endRound"], "settled"],
    ["could not be closed", { state: "unclosed", code: "conflict" }, openAt("20.00", "50.00"), ["endRound"], "settled"],
    ["is void here", { state: "void", win: "0" }, openAt("20.00", "0.00"), ["rollback", "endRound"], "void"],
    ["was refused here", { state: "refused", win: "0" }, openAt("20.00", "0.00"), ["rollback", "endRound"], "void"],
  ] as const)("is finished by its own record where it %s", async (_, ours, open, calls, status) => {
    const all = await vendorWith({ ...ROUND, ...ours }, open);
    await expect.poll(() => all.server.wallet.ended).toEqual([{ roundId: ID, status }]);
    expect(callsOf(all)).toEqual(["openRounds", ...calls]);
    expect(all.warnings).toEqual([`round ${ID} is open at the platform since ${ROUND.at}: its end is sent again`]);
  });

  it.each([
    ["has no record here", {}, openAt("20.00", "0.00", "another-round"), "no record here"],
    ["is stuck", { state: "stuck" }, openAt("20.00", "0.00"), "it is stuck here"],
    ["has other stakes", {}, openAt("40.00", "50.00"), "its stakes are 40.00 there, and 20.00 here"],
    ["has other wins", {}, openAt("20.00", "10.00"), "its wins are 10.00 there, and 50.00 here"],
    ["is void here, and was paid", { state: "void" }, openAt("20.00", "10.00"), "a win was paid"],
  ] as const)("is left to a person where it %s", async (_, ours, open, why) => {
    const all = await vendorWith({ ...ROUND, ...ours }, open);
    await expect.poll(() => hasAsked(all)).toBe(true);
    expect(callsOf(all)).toEqual(["openRounds"]);
    expect(all.warnings).toEqual([expect.stringContaining(why)]);
  });

  it("is finished beside another one whose amounts have other digits", async () => {
    const all = await vendorWith(ROUND, openAt("20", "0"), openAt("20.00", "50.00"));
    await expect.poll(() => all.server.wallet.ended).toEqual([{ roundId: ID, status: "settled" }]);
    expect(all.warnings).toEqual([
      expect.stringContaining('"0" has not 2 digits; a person must look'),
      expect.stringContaining("its end is sent again"),
    ]);
    await expect.poll(() => hasAsked(all)).toBe(true);
  });

  it("is left to the steps of its record while they are under way", async () => {
    const all = await vendorWith({ ...ROUND, state: "ending" }, openAt("20.00", "50.00"));
    await expect.poll(() => hasAsked(all)).toBe(true);
    await expect.poll(() => all.server.wallet.ended).toHaveLength(1);
    expect(callsOf(all).filter((operation) => operation === "endRound")).toHaveLength(1);
    expect(all.warnings).toEqual([]);
  });

  it("is found on every page", async () => {
    const all = await world();
    all.server.wallet.openRounds.push([openAt("20.00", "0.00", "first-round")], [openAt("20.00", "0.00", "second-round")]);
    const { warnings } = await started({ world: all, at: NOON });
    await expect.poll(() => warnings).toEqual([expect.stringContaining("first-round"), expect.stringContaining("second-round")]);
  });
});

describe("the daily check for open rounds", () => {
  it("asks once a day, also after a restart", async () => {
    const all = await vendorWith(ROUND);
    await expect.poll(() => hasAsked(all)).toBe(true);
    await all.provider.close();
    const again = await started({ world: all, at: NOON });
    again.pass(DAY / 2 - 1);
    await again.get("/health");
    expect(callsOf(all)).toEqual(["openRounds"]);
    again.pass(1);
    await expect.poll(() => hasAsked(all, "2026-07-10")).toBe(true);
    expect(callsOf(all)).toEqual(["openRounds", "openRounds"]);
  });

  it("asks again until the platform answers", async () => {
    const all = await world();
    all.server.fail("openRounds", { lose: "before" }, { refuse: "maintenance", status: 503 }, { error: "after" });
    await started({ world: all, at: NOON });
    await expect.poll(() => hasAsked(all)).toBe(true);
    expect(callsOf(all)).toEqual(["openRounds", "openRounds", "openRounds", "openRounds"]);
  });
});
