import { fallbackVar } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { figure, inlayEdge } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";
import { boxGround } from "./ground.css.ts";

const ground = fallbackVar(boxGround, vars.color.surface.page);

export const root = part({
  position: "relative",
  minInlineSize: 0,
  marginBlockStart: "0.8em",
  padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[4]}`,
  selectors: { "&::before": inlayEdge },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
/** The row that lies on the line and interrupts it twice. */
export const line = part({
  position: "absolute",
  insetInline: vars.space[5],
  insetBlockStart: 0,
  transform: "translateY(-50%)",
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: vars.space[4],
  pointerEvents: "none",
});
const patch = { background: ground, paddingInline: vars.space[2], pointerEvents: "auto" } as const;
export const legend = part({
  ...patch,
  display: "flex",
  alignItems: "center",
  gap: "0.45em",
  minInlineSize: 0,
  fontSize: vars.font.size.lg,
});
export const title = part({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const tone = parts({
  neutral: {},
  negative: { color: vars.color.negative.default },
  warning: { color: vars.color.warning.default },
});
export const count = part({ ...figure, fontSize: "0.85em", color: vars.color.text.muted });
export const action = part({ ...patch, flex: "none", fontSize: vars.font.size.sm, lineHeight: 1.2 });
