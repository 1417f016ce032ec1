import { brands } from "@baize/tokens/brands";
import { brandCss } from "@baize/tokens/css";

/** The default one is first. */
export const brandNames: readonly string[] = brands.map(({ name }) => name);
/** The style sheet of all brands. */
export const brandSheet: string = brands.map(brandCss).join("\n");
