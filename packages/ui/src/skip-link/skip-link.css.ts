import { vars } from "@baize/tokens/contract";
import { buttonText } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const root = part({
  position: "fixed",
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.zIndex.toast,
  minBlockSize: vars.size.target.touch,
  display: "inline-flex",
  alignItems: "center",
  paddingInline: vars.space[4],
  borderRadius: vars.button.radius,
  color: vars.color.text.onAccent,
  backgroundColor: vars.color.accent.default,
  boxShadow: vars.shadow.overlay,
  textDecoration: "none",
  ...buttonText,
  selectors: { "&:not(:focus)": { transform: `translateY(calc(-100% - ${vars.space[4]}))`, opacity: 0 } },
});
