import { vars } from "@baize/tokens/contract";
import { figure } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const line = `${vars.border.width.hair} solid ${vars.color.border.inlay}`;

export const root = part({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  selectors: {
    "&::before": { content: '""', inlineSize: vars.space[5], borderBlockStart: line, flex: "none" },
    "&::after": { content: '""', flex: 1, order: 1, borderBlockStart: line, minInlineSize: vars.space[3] },
  },
});
export const title = part({ minInlineSize: 0 });
export const count = part({
  ...figure,
  fontSize: "0.85em",
  marginInlineStart: "0.5em",
  color: vars.color.text.muted,
});
export const end = part({ order: 2, flex: "none", fontSize: vars.font.size.sm });
