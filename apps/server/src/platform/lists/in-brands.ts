import { type Column, inArray, type SQL } from "drizzle-orm";
import type { Operator } from "../operator/operation.ts";

/** Rows of the brands that the operator may act for. */
export const inBrands = (column: Column, { brands }: Pick<Operator, "brands">): SQL | undefined =>
  brands.length === 0 ? undefined : inArray(column, [...brands]);
