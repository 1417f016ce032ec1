import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

export const place = part({
  display: "inline-flex",
  alignItems: "center",
  color: vars.color.accent.text,
  fontVariantNumeric: "tabular-nums",
});
