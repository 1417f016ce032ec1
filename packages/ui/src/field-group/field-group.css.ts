import { vars } from "@baize/tokens/contract";
import { heading, hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const root = part({ border: 0, margin: 0, padding: 0, minInlineSize: 0, containerType: "inline-size" });
export const legend = part({ ...heading, padding: 0, fontSize: vars.font.size.md, overflowWrap: "anywhere" });
export const legendHidden = part(hiddenVisually);
export const description = part({
  marginBlockStart: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  overflowWrap: "anywhere",
});
export const fields = part({
  display: "grid",
  gap: vars.space[4],
  alignItems: "start",
  selectors: { "* + &": { marginBlockStart: vars.space[3] } },
});
/** The group's own width decides: it may lie in a dialog. */
export const columns = part({
  "@container": { "(min-width: 560px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: vars.space[5] } },
});
