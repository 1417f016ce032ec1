import { vars } from "@baize/tokens/contract";
import { wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

/** The own name has room from 1080 px up; below, only the icon is shown and the button's accessible name says both. */
export const current = part({
  display: "none",
  "@media": { [wide.xl]: { display: "inline", minInlineSize: 0, overflowWrap: "anywhere" } },
});
export const compact = part({
  "@media": { "screen and (max-width: 1079.98px)": { inlineSize: vars.size.control.sm, paddingInline: 0 } },
});
