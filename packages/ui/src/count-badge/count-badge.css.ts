import { vars } from "@baize/tokens/contract";
import { figure, hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const root = part({
  ...figure,
  display: "inline-block",
  minInlineSize: vars.space[5],
  blockSize: vars.space[5],
  paddingInline: vars.space.oneHalf,
  borderRadius: "10px",
  backgroundColor: vars.color.live,
  color: vars.color.onLive,
  fontSize: vars.font.size["2xs"],
  lineHeight: "20px",
  textAlign: "center",
  "@media": { "(forced-colors: active)": { border: "1px solid", lineHeight: "18px" } },
});
export const hidden = part(hiddenVisually);
