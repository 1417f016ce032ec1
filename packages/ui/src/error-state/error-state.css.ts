import { globalStyle } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { components } from "../theme/layers.css.ts";
import { part } from "../theme/part.ts";

export const root = part({ textAlign: "start" });
// A row's legend may be cut; an error's may not, and its icon stays at the first line.
globalStyle(`${root} [data-part=legend]`, { "@layer": { [components]: { alignItems: "flex-start" } } });
globalStyle(`${root} [data-part=legend] svg`, {
  "@layer": { [components]: { marginBlockStart: `calc((${vars.font.lineHeight.heading} * 1em - 1.25em) / 2)` } },
});
globalStyle(`${root} [data-part=legend] span`, { "@layer": { [components]: { whiteSpace: "normal" } } });

export const text = part({ maxInlineSize: "60ch", overflowWrap: "anywhere" });
export const reference = part({ marginBlockStart: vars.space[1], color: vars.color.text.muted, fontSize: vars.font.size.sm });
export const actions = part({ display: "flex", flexWrap: "wrap", gap: vars.space[2], marginBlockStart: vars.space[4] });
