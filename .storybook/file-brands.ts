import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { draftBrand } from "@baize/tokens/define-brand";
import { readBrand } from "@baize/tokens/read-brand";

const folder = fileURLToPath(new URL("../tokens/brands/", import.meta.url));

/** The files of `create-brand`, in the order of their names. */
export const brandFiles: readonly string[] = globSync("*.brand.json", { cwd: folder })
  .toSorted()
  .map((name) => folder + name);

/** Brands that are one file each, which no list of the product names. `brandsOfFiles` replaces this module in a browser. */
export const fileBrands = brandFiles.map((file) => draftBrand(readBrand(JSON.parse(readFileSync(file, "utf8")))));
