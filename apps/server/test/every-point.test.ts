import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";
import { breakEach } from "./faults/every-point.ts";
import { seed } from "./faults/seed.ts";
import { readTemplate } from "./harness/template.ts";

// What moves the most money at once. `ONLY=points npm run test:faults` breaks every operation in this way.
const OPERATIONS = {
  "draws of a lottery": [
    "draws that an operator announces",
    "a draw that an operator closes early",
    "a draw that closes",
    "a draw that pays two members",
    "a draw that is cancelled",
    "a correction that takes back",
  ],
  "tickets and chases": [
    "a ticket that a member buys",
    "a chase whose next draw opens",
    "a chase that goes on when its draw is settled",
  ],
  "a run of settlement": [
    "a salary that pays a salary below it",
    "a salary that the guarantee pays",
    "a debt that commission repays",
  ],
  "bills and corrections of settlement": [
    "a bill, at its payer",
    "a correction that two operators make",
    "a salary that a correction takes back, at its downline",
  ],
  "contracts of agents": ["an offer of a contract", "a signature of a contract", "an end of a contract"],
} as const;

/** The rows of the fault tables of the documentation: operation, points, and how many different states a break leaves. */
const documented: ReadonlyMap<string, number> = new Map(
  ["lottery.md", "settlement.md"].flatMap((file) => {
    const page = readFileSync(fileURLToPath(new URL(`../../../docs/${file}`, import.meta.url)), "utf8");
    return [...page.matchAll(/^\| (an? .+?|draws .+?) +\| +\d+ +\| +(\d+) +\|/gm)].map(
      ([, name = "", left]) => [name, Number(left)] as const,
    );
  }),
);

for (const [what, names] of Object.entries(OPERATIONS))
  it(`ends as if nothing had happened, wherever it is cut off: ${what}`, { timeout: 300_000 }, async () => {
    const { broken, row } = await breakEach({ template: readTemplate(inject("template")), seed, names });
    expect(row.failures.join("\n")).toBe("");
    expect(Object.keys(broken)).toEqual(names);
    for (const { points } of Object.values(broken)) expect(points).toBeGreaterThan(5);
    const left = Object.entries(broken).map(([name, found]) => [name, found.left]);
    expect(left).toEqual(names.map((name) => [name, documented.get(name)]));
  });

it("is documented for every operation of a lottery, a settlement and a contract", () => {
  expect([...documented.keys()].toSorted()).toEqual(Object.values(OPERATIONS).flat().toSorted());
});
