import { describe, expect, it } from "vitest";
import { STANDARD_POLICY } from "@baize/domain/gaming/answer-policy";
import { type Answered, type Call, casesOn, fieldsOf, type PlatformChange, reportOn } from "../../../test/broken-platform.ts";
import { PLATFORM_FAULTS } from "../../../test/platform-faults.ts";
import { PLATFORM_CASES } from "./platform-cases.ts";

const failed = async (fault: PlatformChange) =>
  (await casesOn(fault)).filter(({ outcome }) => outcome === "failed").map(({ name }) => name);
describe("the cases of a platform", () => {
  it("pass where the contract is kept, each under its own name", async () => {
    const cases = await casesOn();
    expect(cases.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
    expect(new Set(cases.map(({ name }) => name)).size).toBe(PLATFORM_CASES.length + 1);
  });

  it.each([
    { ...STANDARD_POLICY, unknownRollback: "refuse" },
    { ...STANDARD_POLICY, lateWin: "pay" },
    { ...STANDARD_POLICY, replayBalance: "current" },
    { unknownRollback: "refuse", lateWin: "pay", replayBalance: "current" },
  ] as const)("pass by the policy %o, and the report names it", async (policy) => {
    const report = await reportOn({ policy });
    expect(report.cases.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
    expect(report.policy).toEqual(policy);
  });

  it.each(PLATFORM_FAULTS)("name a platform that %s", async (_, fault, fails) => {
    expect(await failed(fault)).toEqual(fails);
  });
});

/** A call before the cases, which finds out how the platform answers. Its case is checked by itself. */
const isProbe = (call: Call): boolean => String(fieldsOf(call)?.["transactionId"]).includes(".policy.");

/** Wrong in one respect each; undefined where an answer has nothing of the kind. */
const wrongs: Readonly<Record<string, (answered: Answered) => Answered | undefined>> = {
  code: ({ body }) =>
    body["code"] === "ok"
      ? { status: 409, body: { code: "conflict" } }
      : { status: 200, body: { code: "ok", balance: "1000.00", currency: "INR" } },
  status: ({ body }) => ({ status: 202, body }),
  body: ({ status }) => ({ status, body: { message: "Bad gateway" } }),
};

describe.each(Object.entries(wrongs))("a wrong %s", (_, wrong) => {
  it.each(PLATFORM_CASES.map(({ name }) => name))("in any answer of %s makes the case fail", async (name) => {
    let calls = 0;
    await casesOn(
      {
        between: (call, next) => {
          if (!isProbe(call)) calls += 1;
          return next(call);
        },
      },
      name,
    );
    // The first call opens the session, which is a case of its own.
    for (let nth = 2; nth <= calls; nth += 1) {
      let at = 0;
      const between: PlatformChange["between"] = (call, next) => {
        const answered = next(call);
        if (isProbe(call)) return answered;
        at += 1;
        return at === nth ? (wrong(answered) ?? answered) : answered;
      };
      const cases = await casesOn({ between }, name);
      expect([nth, cases.at(-1)]).toMatchObject([nth, { name, outcome: "failed" }]);
    }
  });
});
