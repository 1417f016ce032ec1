import { globalStyle } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { components } from "../theme/layers.css.ts";
import { wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const root = part({ backgroundColor: vars.color.surface.bar, containerType: "inline-size" });
export const bar = part({
  display: "flex",
  // Large text and long balances take a second line: nothing is cut.
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  minBlockSize: `calc(${vars.size.control.lg} + ${vars.space.half})`,
  "@media": { [wide.md]: { gap: vars.space[3], minBlockSize: vars.size.bar.header } },
});
export const start = part({ display: "flex", flex: "none", "@media": { [wide.xl]: { display: "none" } } });
/** Takes the room that the others leave, and on a phone no more. */
export const brand = part({
  display: "flex",
  flex: "1 1 2.25rem",
  minInlineSize: "2.25rem",
  "@media": { [wide.sm]: { flexBasis: "auto" } },
});
// Where the word does not fit beside the mark on a phone it wraps to a line below the visible one: only screen readers get it, and
// never cut.
globalStyle(`${brand} [data-component=brand-mark]`, {
  "@layer": {
    [components]: {
      "@media": {
        "screen and (max-width: 479.98px)": {
          flexWrap: "wrap",
          alignContent: "flex-start",
          blockSize: "1.25em",
          overflow: "clip",
          fontSize: vars.font.size.xl,
          gap: vars.space[2],
        },
      },
    },
  },
});
globalStyle(`${brand} > a`, {
  "@layer": {
    [components]: { display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target.touch, textDecoration: "none" },
  },
});
/** By the size of the text: on a narrow phone with large text the mark and the balance need the room. */
export const find = part({ display: "none", "@container": { "(min-width: 21rem)": { display: "inline-flex" } } });
/** Words that only a wide bar has room for; the icon's name says them everywhere. */
export const words = part({ display: "none", "@media": { [wide.xl]: { display: "inline" } } });
