// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { adoptSlip, emptySlip, isOverdue, ownerOf, readSlip, type Slip, useSlipStore } from "./kept-slip.ts";
import { useSlip } from "./use-slip.ts";

const bet = { id: "1", play: "lo-2", selection: "07", unit: "1000", multiple: 1, rebatePpm: 0 };
const slip: Slip = { bets: [bet], issue: "261121-0801", chase: null, key: "one" };
const chase = { draws: 5, pattern: "double", stopOnWin: true } as const;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("reads what it has stored, with and without a chase", () => {
  expect(readSlip(JSON.stringify(slip))).toEqual(slip);
  expect(readSlip(JSON.stringify({ ...slip, chase }))).toEqual({ ...slip, chase });
});

it.each([
  null,
  "",
  "{",
  "7",
  "null",
  "[]",
  "{}",
  JSON.stringify({ ...slip, bets: {} }),
  JSON.stringify({ ...slip, bets: [null] }),
  JSON.stringify({ ...slip, bets: [{ ...bet, unit: "-5" }] }),
  JSON.stringify({ ...slip, bets: [{ ...bet, unit: 1000 }] }),
  JSON.stringify({ ...slip, bets: [{ ...bet, multiple: 1.5 }] }),
  JSON.stringify({ ...slip, bets: [{ ...bet, selection: 7 }] }),
  JSON.stringify({ ...slip, chase: { ...chase, pattern: "triple" } }),
  JSON.stringify({ ...slip, chase: { ...chase, draws: "5" } }),
  JSON.stringify({ ...slip, issue: 801 }),
  JSON.stringify({ ...slip, key: null }),
])("ignores the stored value %j", (value) => {
  expect(readSlip(value)).toEqual(emptySlip);
});

const stored = (account: string | undefined) => renderHook(() => useSlipStore(ownerOf(account), "HANOI_VIP"));
const keep = (account: string | undefined, kept: Slip) => {
  const { result } = stored(account);
  act(() => result.current.change(() => kept));
};

it("gives a visitor's slip to the member who signs in, and takes it from the visitor", () => {
  keep(undefined, slip);
  act(() => adoptSlip("meera", "HANOI_VIP"));
  expect(stored("meera").result.current.slip).toMatchObject({ bets: [bet], issue: slip.issue });
  expect(stored(undefined).result.current.slip).toEqual(emptySlip);
});

it("keeps the member's own slip, and that of another game", () => {
  const own = { ...bet, id: "2", selection: "25" };
  keep(undefined, slip);
  keep("meera", { ...slip, bets: [own] });
  act(() => adoptSlip("meera", "HANOI_FAST"));
  expect(stored(undefined).result.current.slip.bets).toEqual([bet]);
  act(() => adoptSlip("meera", "HANOI_VIP"));
  expect(stored("meera").result.current.slip.bets).toEqual([own]);
  expect(stored(undefined).result.current.slip).toEqual(emptySlip);
});

it("has another key after each change, and the draw that was taken last", () => {
  const { result } = renderHook(() => useSlip("HANOI_VIP"));
  const keys = new Set<string>();
  const change = (work: () => void) => {
    act(work);
    keys.add(result.current.slip.key);
  };
  change(() => result.current.add([bet], "261121-0801"));
  change(() => result.current.add([bet], "261121-0802"));
  expect(result.current.slip).toMatchObject({ issue: "261121-0801", bets: [{ play: "lo-2" }, { play: "lo-2" }] });
  change(() => result.current.setIssue("261121-0802"));
  expect(result.current.slip.issue).toBe("261121-0802");
  change(() => result.current.setChase(chase));
  expect(keys.size).toBe(4);
});

it("is empty once all its bets are bought", () => {
  const { result } = renderHook(() => useSlip("HANOI_VIP"));
  act(() => result.current.add([bet, { ...bet, selection: "08" }], "261121-0801"));
  act(() => result.current.answered(result.current.slip));
  expect(result.current.slip).toEqual(emptySlip);
  expect(localStorage).toHaveLength(0);
});

it("keeps what was added, taken or changed while its bets were bought, as a new intent", () => {
  const { result } = renderHook(() => useSlip("HANOI_VIP"));
  act(() => result.current.add([bet, { ...bet, selection: "08" }], "261121-0801"));
  const sent = result.current.slip;
  act(() => result.current.add([{ ...bet, selection: "25" }], "261121-0801"));
  act(() => result.current.replace(sent.bets[1]?.id ?? "", { ...bet, selection: "09" }));
  act(() => result.current.setIssue("261121-0802"));
  const before = result.current.slip.key;
  act(() => result.current.answered(sent));
  const { bets, issue, key } = result.current.slip;
  expect(bets.map(({ selection }) => selection)).toEqual(["09", "25"]);
  expect(issue).toBe("261121-0802");
  expect([sent.key, before]).not.toContain(key);
});

it("replaces a bet in its place, and keeps the draw and the chase", () => {
  const { result } = renderHook(() => useSlip("HANOI_VIP"));
  act(() => result.current.add([bet, { ...bet, selection: "08" }], "261121-0801"));
  act(() => result.current.setChase(chase));
  const { bets, key } = result.current.slip;
  act(() => result.current.replace(bets[0]?.id ?? "", { ...bet, selection: "09", multiple: 3 }));
  expect(result.current.slip).toMatchObject({ issue: "261121-0801", chase, bets: [{ selection: "09", multiple: 3 }, bets[1]] });
  // A bet that was sent before is another one.
  expect(result.current.slip.bets[0]?.id).not.toBe(bets[0]?.id);
  expect(result.current.slip.key).not.toBe(key);
});

it("keeps one sent slip for each member and game until it is bought or refused", () => {
  const { result } = stored("meera");
  const other = { ...slip, key: "two" };
  const mark = (sending: Slip) => {
    let isMarked = false;
    act(() => {
      isMarked = result.current.markSent(sending);
    });
    return isMarked;
  };
  // The same slip may be sent again, another one may not.
  expect([mark(slip), mark(slip), mark(other)]).toEqual([true, true, false]);
  expect(result.current.sent).toMatchObject(slip);
  expect(stored("ravi").result.current.sent).toEqual(emptySlip);
  act(() => result.current.refused("two"));
  expect(result.current.sent).toMatchObject(slip);
  act(() => result.current.refused("one"));
  expect(result.current.sent).toEqual(emptySlip);
  expect(mark(other)).toBe(true);
  act(() => result.current.answered(other));
  expect(localStorage).toHaveLength(0);
});

it("knows when a slip was sent first, and by that when it is too old to be sent again", () => {
  const day = 86_400_000;
  const sent = { ...slip, sentAt: 10 * day };
  expect([9, 10, 11].map((days) => isOverdue(sent, days * day))).toEqual([false, false, false]);
  expect([isOverdue(sent, 9 * day - 1), isOverdue(sent, 11 * day + 1)]).toEqual([true, true]);
  expect([isOverdue(slip, 10 * day), isOverdue(emptySlip, 10 * day)]).toEqual([true, false]);
  expect(readSlip(JSON.stringify(sent))).toEqual(sent);
  localStorage.setItem("lotterySlip.meera.HANOI_VIP.sent", JSON.stringify(sent));
  const { result } = stored("meera");
  act(() => void result.current.markSent(slip));
  expect(result.current.sent.sentAt).toBe(10 * day);
});
