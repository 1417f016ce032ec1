import type { BrandFile } from "@baize/tokens/define-brand";
import type { Transaction } from "../../platform/database/database.ts";
import { Refused } from "../../platform/operator/operation.ts";
import { storeDesign } from "../../platform/brand/queries.ts";
import type { System } from "../../platform/system.ts";

const hasFont = (file: BrandFile): boolean =>
  "colors" in file ? typeof file.typeface === "object" && file.typeface.font !== undefined : file.font !== undefined;

/** Stores a brand's design and answers the part of its theme that names it. Throws `Refused` where another brand has the name. */
export async function storeBrandDesign(tx: Transaction, system: System, brand: string, file: BrandFile) {
  const row = { name: file.name, brand, file, updatedAt: system.now() };
  if (!(await storeDesign(tx, row))) throw new Refused(`Another brand has a design of the name ${file.name}.`);
  return { brand: file.name, font: hasFont(file) };
}
