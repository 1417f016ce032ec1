import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

export const root = part({ fill: "currentColor", flex: "none" });
export const size = parts({
  text: { inlineSize: "1.25em", blockSize: "1.25em" },
  sm: { inlineSize: vars.size.icon.sm, blockSize: vars.size.icon.sm },
  md: { inlineSize: vars.size.icon.md, blockSize: vars.size.icon.md },
  lg: { inlineSize: vars.size.icon.lg, blockSize: vars.size.icon.lg },
  xl: { inlineSize: vars.size.icon.xl, blockSize: vars.size.icon.xl },
});
/** For art that means a direction: carets, arrows, sign-out. */
export const flip = part({
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" }, "[dir=rtl] &": { transform: "scaleX(-1)" } },
});
