import { vars } from "@baize/tokens/contract";
import { figure } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

export const root = part({ ...figure, direction: "ltr", display: "inline-block" });
export const size = parts({
  sm: { fontSize: vars.font.size.md },
  md: { fontSize: vars.font.size.xl, lineHeight: 1 },
  lg: { fontSize: vars.font.size["3xl"], lineHeight: 1 },
  // It grows with the window.
  xl: { fontSize: `clamp(${vars.font.size["2xl"]}, 8vw, ${vars.font.size["4xl"]})`, lineHeight: 1 },
});
