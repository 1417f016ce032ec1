import { describe, expect, it } from "vitest";
import { isIfsc, maskPayout, payoutNumber } from "./channel.ts";
import { afterReport, DEPOSIT, DEPOSIT_STATES } from "./deposit-state.ts";
import { feeOf } from "./fee.ts";
import { ifscBank } from "./ifsc-bank.ts";
import { validatePaymentPassword } from "./password.ts";
import { applyReceipt, type Receipt, remindersDue } from "./receipt.ts";
import { canMove, finalStates, isFinal, openStates } from "../state-machine/machine.ts";
import { wageringLeft } from "./wagering.ts";
import {
  ASKED_STATES,
  HELD_STATES,
  RELEASED_STATES,
  RETURNED_STATES,
  WITHDRAWAL,
  WITHDRAWAL_STATES,
} from "./withdrawal-state.ts";

describe("the states of a deposit", () => {
  it("are final once money has moved", () => {
    expect(finalStates(DEPOSIT)).toEqual(["reversed"]);
    expect(openStates(DEPOSIT)).toEqual(["created", "processing", "review"]);
  });

  it("let only an adapter or an operator report that money came", () => {
    const others = (["visitor", "member", "system"] as const).flatMap((by) =>
      DEPOSIT_STATES.filter((from) => canMove(DEPOSIT, from, "succeeded", by)),
    );
    expect(others).toEqual([]);
  });

  it.each([
    ["created", "succeeded", true, "succeeded"],
    ["expired", "succeeded", true, "succeeded"],
    ["failed", "succeeded", true, "review"],
    ["created", "succeeded", false, "review"],
    ["created", "processing", true, "processing"],
    ["processing", "failed", true, "failed"],
  ] as const)("%s reported %s (same amount: %s) leads to %s", (state, report, same, wanted) =>
    expect(afterReport(state, report, same)).toBe(wanted),
  );
});

describe("the states of a withdrawal", () => {
  it("are final once money was returned or confirmed", () => {
    const ends = [...RETURNED_STATES, "received", "auto_received"] as const;
    expect(ends.filter((state) => !isFinal(WITHDRAWAL, state))).toEqual([]);
  });

  it("let the clock confirm only what the member was asked about, and never a dispute", () => {
    expect(ASKED_STATES).toEqual(["paid", "partly_received"]);
    expect(WITHDRAWAL_STATES.filter((from) => canMove(WITHDRAWAL, from, "auto_received", "system"))).toEqual(ASKED_STATES);
  });

  it("let a member cancel only before an operator has decided", () => {
    expect(HELD_STATES.filter((from) => canMove(WITHDRAWAL, from, "cancelled", "member"))).toEqual(["pending"]);
  });

  it("release an amount only while it is held", () => {
    const actors = ["member", "adapter", "operator", "system"] as const;
    const before = RELEASED_STATES.flatMap((to) =>
      WITHDRAWAL_STATES.filter((from) => actors.some((by) => canMove(WITHDRAWAL, from, to, by))),
    );
    expect(new Set(before)).toEqual(new Set(HELD_STATES));
  });
});

const answer = (receipt: Receipt, amount?: bigint, received = 0n) =>
  applyReceipt({ state: "paid", sent: 1000n, received, receipt, amount });

describe("a receipt", () => {
  it("leaves nothing in full, the rest in part, and what came before when nothing arrived", () => {
    expect(answer("received")).toEqual({ ok: true, state: "received", received: 1000n, remainder: 0n });
    expect(answer("partial", 400n)).toEqual({ ok: true, state: "partly_received", received: 400n, remainder: 600n });
    expect(answer("partial", 700n, 400n)).toEqual({ ok: true, state: "partly_received", received: 700n, remainder: 300n });
    expect(answer("all", undefined, 400n)).toEqual({ ok: true, state: "received", received: 1000n, remainder: 0n });
    expect(answer("not_received", undefined, 400n)).toMatchObject({ state: "disputed", remainder: 600n });
  });

  it.each([[0n], [400n], [1000n], [1001n], [-5n]])("refuses %s as a part when 400 came before", (amount) =>
    expect(answer("partial", amount, 400n)).toEqual({ ok: false, problem: "amount_out_of_range" }),
  );

  it("refuses a part without an amount", () => expect(answer("partial")).toEqual({ ok: false, problem: "amount_missing" }));

  it("is requested again at half and nine tenths of the time", () => {
    expect([0, 499, 500, 899, 900, 5000].map((now) => remindersDue(0, 1000, now))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

it.each([
  [10_000n, 0, 0n, 0n],
  [10_000n, 20_000, 0n, 200n],
  [199n, 5000, 0n, 0n],
  [10_000n, 20_000, 500n, 700n],
  [300n, 0, 500n, 300n],
])("the fee of %s at %s ppm and %s is %s", (amount, ppm, fixed, fee) => expect(feeOf(amount, { ppm, fixed })).toBe(fee));

it.each([
  [1000n, 400n, 1_000_000, 600n],
  [1000n, 4000n, 1_000_000, 0n],
  [1000n, 0n, 500_000, 500n],
  [1000n, 0n, 0, 0n],
])("of %s deposited with %s wagered at %s ppm, %s are left", (deposited, bets, ppm, left) =>
  expect(wageringLeft(deposited, bets, ppm)).toBe(left),
);

describe("a payout account", () => {
  it("is read in common spellings, and shown masked", () => {
    expect(payoutNumber("bank", "5012 3400 4471")).toBe("501234004471");
    expect(payoutNumber("upi", " Ananya.42@OkAxis ")).toBe("ananya.42@okaxis");
    expect(maskPayout("bank", "501234004471")).toBe("••4471");
    expect(maskPayout("upi", "ananya.42@okaxis")).toBe("an••@okaxis");
    expect(maskPayout("upi", "ab@okaxis")).toBe("a••@okaxis");
    expect([isIfsc("SBIN0001234"), isIfsc("SBIN1001234"), isIfsc("sbin0001234")]).toEqual([true, false, false]);
  });

  it.each([
    ["bank", "12345"],
    ["bank", "12a4567"],
    ["bank", "1".repeat(21)],
    ["upi", "no-handle"],
    ["upi", "@okaxis"],
    ["upi", "a b@okaxis"],
  ] as const)("%s %s is none", (kind, text) => expect(payoutNumber(kind, text)).toBeUndefined());
});

it.each([
  ["840273", undefined],
  ["८४०२७३", undefined],
  ["84027", "pattern"],
  ["8402731", "pattern"],
  ["84027a", "pattern"],
  ["111111", "common_password"],
  ["123456", "common_password"],
  ["987654", "common_password"],
  ["123123", "common_password"],
  ["121212", "common_password"],
])("the withdrawal password %s has the problem %s", (text, problem) => expect(validatePaymentPassword(text)).toBe(problem));

it.each([
  ["SBIN0001234", "State Bank of India"],
  [" utib", "Axis Bank"],
  ["UTI", undefined],
  ["ZZZZ0001234", undefined],
  ["toString", undefined],
])("the code %s names the bank %s", (code, bank) => expect(ifscBank(code)).toBe(bank));
