import { globSync, readFileSync } from "node:fs";
import { draftBrand } from "@baize/tokens/define-brand";
import { readBrand } from "@baize/tokens/read-brand";

const folder = new URL("../tokens/brands/", import.meta.url).pathname;

/** The files of `create-brand`, in the order of their names. */
export const brandFiles: readonly string[] = globSync("*.brand.json", { cwd: folder })
  .toSorted()
  .map((name) => folder + name);

/** Brands that are one file each, which no list of the product names. In a browser `resolvedBrands` replaces it. */
export const fileBrands = brandFiles.map((file) => draftBrand(readBrand(JSON.parse(readFileSync(file, "utf8")))));
