import type { TableBoard } from "./scene.ts";
import { LiveMarket } from "./live-market.ts";
import { type SpotsTable, spotsTable } from "./spots-table.ts";

/** The board of a match, on which bets are laid and cashed out while it is told. */
export const matchTable =
  (rules: SpotsTable) =>
  (variant: number): TableBoard => ({
    ...spotsTable(rules)(variant),
    market: (tools) => new LiveMarket({ ...tools, name: rules.name }),
  });
