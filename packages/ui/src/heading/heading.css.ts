import { vars } from "@baize/tokens/contract";
import { heading } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { size: type } = vars.font;

export const root = part({ ...heading, overflowWrap: "break-word" });
export const size = parts({
  sm: { fontSize: type.md },
  md: { fontSize: type.lg },
  lg: { fontSize: type.xl },
  xl: { fontSize: type["2xl"] },
  "2xl": { fontSize: type["3xl"], lineHeight: vars.font.lineHeight.tight },
});
