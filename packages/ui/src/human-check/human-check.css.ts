import { vars } from "@baize/tokens/contract";
import { hiddenVisually, transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { accent, positive, negative, text } = vars.color;

export const button = part({
  position: "relative",
  overflow: "hidden",
  cursor: "pointer",
  fontWeight: vars.font.weight.text,
  selectors: { "&[aria-disabled=true]": { cursor: "default" } },
});
export const words = part({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere", paddingBlock: vars.space[2] });
export const sign = part({
  color: text.muted,
  selectors: {
    '[data-state="done"] > &': { color: positive.default },
    '[data-state="failed"] > &, [data-state="expired"] > &': { color: negative.default },
  },
});
/** How far the work has come, along the lower edge. */
export const bar = part({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: "3px",
  transformOrigin: "0 50%",
  background: accent.default,
  transition: transition("scale"),
  selectors: { "&:dir(rtl)": { transformOrigin: "100% 50%" } },
});
export const hidden = part(hiddenVisually);
