import { SANDBOX_PROVIDER, stakeStepOf } from "@baize/api/provider/identity";
import { expect, it } from "vitest";
import { cluster } from "../cluster/engine.ts";
import { CLUSTER_ODDS } from "../cluster/odds.ts";
import { hold } from "../hold/engine.ts";
import { HOLD_ODDS } from "../hold/odds.ts";
import { slot } from "../slot/engine.ts";
import { LINES } from "../slot/lines.ts";
import { ODDS, ppm } from "../slot/odds.ts";
import { POT_RETURNS } from "../slot/pot.ts";
import { ppmOf } from "../engine.ts";
import { MINIS, ROOMS, SHARED, titleOf } from "../table.ts";
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

it("has the leads and the returns that the vendor states to the platform", () => {
  expect(LEADS).toEqual(SANDBOX_PROVIDER.leads);
  expect(SANDBOX_PROVIDER.slots).toEqual({
    lines: ODDS.map(({ rtp }) => ppm(rtp)),
    pot: POT_RETURNS.map(ppmOf),
    cluster: CLUSTER_ODDS.map(({ rtp, within }) => rtp - within),
    hold: HOLD_ODDS.map(({ rtp }) => ppmOf(rtp)),
  });
});

it("takes the stakes that the vendor states to the platform", () => {
  const engines = { lines: slot, cluster, hold, ...MINIS, ...ROOMS, ...SHARED };
  const steps = Object.entries(engines).map(([name, { parts }]) => [name, parts]);
  expect(steps).toEqual(Object.keys(engines).map((name) => [name, stakeStepOf(name)]));
  expect(LINES.length).toBe(SANDBOX_PROVIDER.lines);
});

it("launches a title of each engine, volatility, lead and palette", () => {
  for (const [engine, returns] of Object.entries(SANDBOX_PROVIDER.slots))
    for (const volatility of returns.keys())
      for (const lead of LEADS)
        for (const palette of palettes)
          expect(titleOf(`${engine}-${volatility}-${lead}-${palette}-name`)).toMatchObject({
            variant: volatility,
            lead,
            palette,
          });
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
