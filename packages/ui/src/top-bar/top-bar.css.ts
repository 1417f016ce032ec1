import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { components } from "../theme/layers.css.ts";
import { hiddenVisually, wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const root = part({ backgroundColor: vars.color.surface.bar });
export const bar = part({
  display: "flex",
  alignItems: "center",
  gap: "4px",
  minBlockSize: "54px",
  "@media": { [wide.md]: { gap: vars.space[3], minBlockSize: vars.size.bar.header } },
});
export const start = part({ display: "flex", flex: "none", "@media": { [wide.xl]: { display: "none" } } });
export const brand = part({ display: "flex", minInlineSize: 0, marginInlineEnd: "auto" });
function inBrand(selector: string, width: number, rule: GlobalStyleRule): void {
  globalStyle(`${brand} ${selector}`, {
    "@layer": { [components]: { "@media": { [`screen and (max-width: ${width}px)`]: rule } } },
  });
}
// A bar on a phone has less room than the mark asks for; on the narrowest the word is read, not seen.
inBrand("[data-component=brand-mark]", 479.98, { fontSize: "1.5rem", gap: "8px" });
inBrand("[data-component=brand-mark] > [lang]", 359.98, hiddenVisually);
globalStyle(`${brand} > a`, {
  "@layer": {
    [components]: { display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target.touch, textDecoration: "none" },
  },
});
export const find = part({ display: "none", "@media": { [wide.sm]: { display: "inline-flex" } } });
/** Words that only a wide bar has room for; the icon's name says them everywhere. */
export const words = part({ display: "none", "@media": { [wide.xl]: { display: "inline" } } });
export const fromSmall = part({ display: "none", "@media": { [wide.sm]: { display: "inline-flex" } } });
