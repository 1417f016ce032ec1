import { vars } from "@baize/tokens/contract";
import { figure } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const label = part({
  display: "block",
  overflowWrap: "anywhere",
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
});
export const address = part({
  ...figure,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  fontSize: vars.font.size.xl,
  color: vars.color.accent.text,
});
