import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

export const root = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  paddingInline: vars.size.page.gutter,
  color: vars.color.warning.onSubtle,
  backgroundColor: vars.color.warning.subtle,
  borderBlockEnd: `${vars.border.width.hair} solid ${vars.color.warning.border}`,
  fontSize: vars.font.size.sm,
  selectors: { "&:empty": { display: "none" } },
});
export const icon = part({ flex: "none" });
export const text = part({ minInlineSize: 0 });
