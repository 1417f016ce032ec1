import { brands } from "@baize/tokens/brands";
import { brandCss } from "@baize/tokens/css";
import { fileBrands } from "./file-brands.ts";

const all = [...brands, ...fileBrands];

/** The default one is first. */
export const brandNames: readonly string[] = all.map(({ name }) => name);
/** The style sheet of all brands. */
export const brandSheet: string = all.map(brandCss).join("\n");
