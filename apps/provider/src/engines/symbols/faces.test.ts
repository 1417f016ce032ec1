import { expect, it } from "vitest";
import { titleOf } from "../table.ts";
import { facesOf, LEADS, MONSOON, PALETTES } from "./faces.ts";
import { LABELS } from "./labels.ts";

const palettes = Array.from({ length: PALETTES }, (_, index) => index + 1);

it("makes of each lead and palette nine faces with different signs and inks, which no other title has", () => {
  const seen = LEADS.flatMap((lead) => palettes.map((palette) => facesOf({ lead, palette })));
  for (const faces of seen) {
    expect(new Set(faces.map(({ sign }) => sign)).size).toBe(9);
    expect(new Set(faces.map(({ ink }) => ink)).size).toBe(9);
  }
  expect(new Set(seen.map((faces) => JSON.stringify(faces))).size).toBe(LEADS.length * PALETTES);
});

it("keeps the signs and inks of Pearl Monsoon", () => {
  const title = titleOf("pearl-monsoon");
  expect(title && facesOf(title).map(({ sign, ink }) => [sign, ink])).toEqual(MONSOON.map((sign) => [sign, `t-${sign}`]));
});

it("draws a label for every sign once", () => {
  const drawn = [...LABELS.matchAll(/id="label-([a-z]+)"/g)].map(([, sign]) => sign);
  expect(drawn).toHaveLength(26);
  expect(new Set(drawn)).toEqual(new Set<string | undefined>([...MONSOON, ...LEADS]));
  for (const body of LABELS.split("</symbol>").slice(0, -1))
    expect(body.match(/<(path|circle|text)/g)?.length).toBeGreaterThan(3);
});
