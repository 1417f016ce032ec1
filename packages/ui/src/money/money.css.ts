import { vars } from "@baize/tokens/contract";
import { figure } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

/** As wide as its figures: stretched, their own direction would put them at the far side of a right-to-left line. */
export const root = part({
  ...figure,
  direction: "ltr",
  display: "inline-block",
  inlineSize: "fit-content",
  lineHeight: "inherit",
  // A box of its own gets no line from the link around it.
  textDecoration: "inherit",
});
export const size = parts({
  sm: { fontSize: vars.font.size.sm },
  md: { fontSize: vars.font.size.md },
  lg: { fontSize: vars.font.size.xl },
  xl: { fontSize: vars.font.size["3xl"], lineHeight: vars.font.lineHeight.tight },
  hero: { fontSize: "clamp(2.6rem, 12vw, 4.4rem)", lineHeight: 1, letterSpacing: "-0.01em" },
});
/** Wider than one line of the narrowest screen: no digit is lost. */
export const endless = part({ maxInlineSize: "100%", whiteSpace: "normal", wordBreak: "break-all" });
export const minor = part({ fontSize: "0.5em", opacity: 0.86 });
export const net = parts({ "+": { color: vars.color.win }, "−": { color: vars.color.lose }, "": {} });
