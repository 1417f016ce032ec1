import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

export const root = part({ margin: 0, fontSize: vars.font.size.sm });
const item = { display: "flex", flexWrap: "wrap", gap: `${vars.space.half} ${vars.space[4]}` } as const;
export const layout = parts({
  ends: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] },
  lines: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  stacked: { display: "grid", gap: vars.space[4], gridTemplateColumns: "repeat(auto-fill, minmax(min(180px, 100%), 1fr))" },
});
export const row = parts({
  ends: { ...item, justifyContent: "space-between" },
  lines: {
    ...item,
    justifyContent: "space-between",
    paddingBlock: vars.space[3],
    borderBlockEnd: `${vars.border.width.hair} solid ${vars.color.border.default}`,
  },
  stacked: { minInlineSize: 0 },
});
export const term = part({ minInlineSize: 0, overflowWrap: "anywhere", color: vars.color.text.muted });
export const detail = part({ margin: 0, minInlineSize: 0, overflowWrap: "anywhere", fontWeight: vars.font.weight.medium });
export const atEnd = part({ textAlign: "end", marginInlineStart: "auto" });
