import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

export const root = part({ margin: 0, border: 0, flex: "none", alignSelf: "stretch" });
export const tone = parts({
  default: { color: vars.color.border.default },
  inlay: { color: vars.color.border.inlay },
});
const line = `${vars.border.width.hair} solid currentColor`;
export const orientation = parts({
  horizontal: { borderBlockStart: line },
  vertical: { borderInlineStart: line },
});
