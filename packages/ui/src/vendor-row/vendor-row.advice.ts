import { vendorRows } from "../game-grid/front-page.fixture.ts";
import type { Advice } from "../story/advice.tsx";

const vendors = (vendorRows[1]?.vendors ?? []).map((vendor, place) =>
  Object.assign({}, vendor, { count: `${[16, 75, 89, 61][place] ?? 0} games` }),
);
const row = { legend: "Slots", count: "38" };
const game = (id: string, count: string, motif: string) => ({ id, name: id, category: "slots", motif, count, href: `#${id}` });

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: { says: "Vendors alone: each card leads to a list of games.", args: { ...row, vendors } },
    bad: {
      says: "Games among the vendors: the same card sometimes opens a game.",
      args: {
        ...row,
        vendors: [
          game("Pearl Monsoon", "Play now", "lotus"),
          ...vendors.slice(0, 1),
          game("Crown of Mysore", "Play now", "crown"),
          ...vendors.slice(1, 2),
        ],
      },
    },
  },
];
