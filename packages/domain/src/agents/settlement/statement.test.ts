import { expect, it } from "vitest";
import { canonicalJson } from "../../object/canonical-json.ts";
import { LINE_RULES, rateLine } from "./line.ts";
import { statementText } from "./statement.ts";

const HEAD = {
  brand: "b",
  currency: "INR",
  contractId: "c",
  version: 1,
  terms: { type: "hourly", period: "D", minBet: 0n, tiers: [{ atLeast: {}, rates: { ratio: 7 } }] },
  memberId: "m",
  payer: "brand",
  window: { start: 0, end: 86_400_000 },
  rules: 1,
  dividendBase: "netted",
} as const;

it("writes every line as the canonical form has it", () => {
  const lines = LINE_RULES.flatMap((rule, place) => [
    rateLine({ rule }, -5n, 0),
    rateLine({ rule, branchId: 'a "branch"', gameType: "LIVE", hour: place * 3_600_000 }, 10n, 7),
  ]);
  const text = statementText(HEAD, { measures: {}, tier: null, lines, base: 10n, amount: 1n, carry: [] });
  const parts = lines.map(({ branchId, gameType, rule, hour, base, rate, micro }) =>
    canonicalJson({
      rule,
      rate,
      micro: String(micro),
      hour: hour === null ? null : new Date(hour).toISOString(),
      gameType,
      branch: branchId,
      base: String(base),
    }),
  );
  expect(text).toContain(`"lines":[${parts.join(",")}]`);
  expect(JSON.stringify(JSON.parse(text))).toBe(text);
});
