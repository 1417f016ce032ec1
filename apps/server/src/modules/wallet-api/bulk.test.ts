import { expect, it } from "vitest";
import { listBrokenInvariants } from "../../ledger/broken-invariants.ts";
import { clientOf } from "../../../test/harness/client.ts";
import { addMember, loadCash, signIn } from "../../../test/harness/member.ts";
import {
  about,
  answersOf,
  ending,
  providerCall,
  type Seat,
  seatedIn,
  signedCall,
  takeSeat,
  vendorId,
} from "../../../test/harness/provider.ts";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { atEachPoint, LONG } from "../../../test/faults/at-each-point.ts";

const newWorld = testDatabase();

const betOf = (seat: Seat, amount: string) => ({ ...seat, amount, roundId: vendorId("round"), transactionId: vendorId("bet") });
const call = (operation: string, request: object) => ({ operation, request });

/** A whole round of ₹10.00 in its calls. */
function roundOf(seat: Seat, won: string) {
  const bet = betOf(seat, "10.00");
  const win = won === "0.00" ? [] : [call("win", about(seat, bet, won))];
  return [call("bet", bet), ...win, call("endRound", ending(seat, bet.roundId, "10.00", won))];
}

it("plays the shots of a player, each with its own answer", async () => {
  const { world, member, token, seat } = await seatedIn(await newWorld());
  const calls = [...roundOf(seat, "25.00"), ...roundOf(seat, "0.00")];
  const reply = await providerCall(world, "bulk", { calls });
  expect([reply.status, reply.code]).toEqual([200, "ok"]);
  expect(answersOf(reply).map(({ code, balance }) => [code, balance])).toEqual([
    ["ok", "990.00"],
    ["ok", "1015.00"],
    ["ok", "1015.00"],
    ["ok", "1005.00"],
    ["ok", "1005.00"],
  ]);
  const { items } = await clientOf(world, token).read("bets.list");
  expect(items.map(({ status }) => status).toSorted()).toEqual(["lost", "won"]);
  const again = await providerCall(world, "bulk", { calls });
  expect(answersOf(again)).toEqual(answersOf(reply).map((answer) => ({ ...answer, replayed: true })));
  expect(await loadCash(world, member)).toBe(100_500n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  expect(world.logged).toEqual([]);
});

it("settles a table of many players, and refuses one of them alone", async () => {
  const { world, seat } = await seatedIn(await newWorld());
  const other = await addMember(world, 100_000n);
  const second = await takeSeat(world, await signIn(world, other));
  const poor = await takeSeat(world, await signIn(world, await addMember(world, 500n)));
  const calls = [seat, poor, second].flatMap((each) => roundOf(each, "20.00"));
  const answers = answersOf(await providerCall(world, "bulk", { calls }));
  expect(answers.map(({ code }) => code)).toEqual(["ok", "ok", "ok", "insufficient", "not_found", "not_found", "ok", "ok", "ok"]);
  expect(answers[3]).toMatchObject({ balance: "5.00", currency: "INR" });
  expect(await loadCash(world, other)).toBe(101_000n);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});

it("gives a single call and one of several the same answer", async () => {
  const { world, seat } = await seatedIn(await newWorld());
  const bet = betOf(seat, "10.00");
  const alone = await providerCall(world, "bet", bet);
  const [repeated, changed] = answersOf(
    await providerCall(world, "bulk", { calls: [call("bet", bet), call("bet", { ...bet, amount: "11.00" })] }),
  );
  expect({ ...repeated, status: 200 }).toEqual({ ...alone, replayed: true });
  expect(changed).toMatchObject({ code: "conflict" });
  const win = about(seat, bet, "15.00");
  await providerCall(world, "bulk", { calls: [call("win", win)] });
  expect(await providerCall(world, "win", win)).toMatchObject({ code: "ok", balance: "1005.00", replayed: true });
});

it("carries a signed call out once", async () => {
  const { world, member, seat } = await seatedIn(await newWorld());
  const send = signedCall(world, "bulk", { calls: roundOf(seat, "0.00") });
  const atOnce = await Promise.all([send(), send()]);
  expect(atOnce.filter(({ code }) => code === "ok")).toHaveLength(1);
  expect(atOnce.filter(({ code }) => code === "stale")).toHaveLength(1);
  expect(await send()).toMatchObject({ status: 401, code: "stale" });
  expect(await loadCash(world, member)).toBe(99_000n);
});

it("refuses the whole where one call has another form", async () => {
  const { world, member, seat } = await seatedIn(await newWorld());
  const good = call("bet", betOf(seat, "10.00"));
  for (const calls of [
    [],
    [good, call("credit", {})],
    [good, call("bet", { ...betOf(seat, "10.00"), session: undefined })],
    Array.from({ length: 51 }, () => call("bet", betOf(seat, "10.00"))),
  ])
    expect(await providerCall(world, "bulk", { calls })).toMatchObject({ status: 400, code: "invalid" });
  expect(await loadCash(world, member)).toBe(100_000n);
});

it("does each call once, wherever the whole is cut off", LONG, async () => {
  const { world, seat } = await seatedIn(await newWorld());
  const points = await atEachPoint(async () => {
    const member = await addMember(world, 100_000n);
    const [bet, win] = roundOf(await takeSeat(world, await signIn(world, member)), "25.00");
    const calls = [bet, call("bet", betOf(seat, "10.00")), win];
    return {
      work: async () => await providerCall(world, "bulk", { calls }),
      check: async (point) => {
        const answers = answersOf(await providerCall(world, "bulk", { calls }));
        expect([point, ...answers.map(({ replayed }) => replayed)]).toEqual([point, true, true, true]);
        expect([point, await loadCash(world, member)]).toEqual([point, 101_500n]);
      },
    };
  });
  expect(points).toBeGreaterThan(12);
  expect(await listBrokenInvariants(world.system.db)).toEqual([]);
});
