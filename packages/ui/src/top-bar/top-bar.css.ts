import { vars } from "@baize/tokens/contract";
import { wide } from "../theme/mixins.ts";
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
export const find = part({ display: "none", "@media": { [wide.sm]: { display: "inline-flex" } } });
/** Words that only a wide bar has room for; the icon's name says them everywhere. */
export const words = part({ display: "none", "@media": { [wide.xl]: { display: "inline" } } });
export const fromSmall = part({ display: "none", "@media": { [wide.sm]: { display: "inline-flex" } } });
