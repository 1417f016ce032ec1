import { brands } from "@baize/tokens/brands";
import { measureTable } from "@baize/tokens/contrast/measure";
import { pairs } from "@baize/tokens/contrast/pairs";

/** Columns of the matrix. */
export const looks = brands.flatMap((brand) =>
  (["light", "dark"] as const).map((mode) => ({ id: `${brand.name} ${mode}`, table: brand.table[mode] })),
);

/** Every declared pair of roles with its ratio in each brand and mode, by `<brand> <mode>`. */
export const contrastRows = pairs.map((pair, index) => ({
  ...pair,
  id: String(index),
  ratios: new Map(looks.map(({ id, table }) => [id, measureTable(table, pair).ratio])),
}));
export type ContrastRow = (typeof contrastRows)[number];
