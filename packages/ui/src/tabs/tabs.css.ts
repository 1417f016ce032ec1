import { createVar } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, space } = vars;

const tall = createVar("tall");
const type = createVar("type");

export const root = part({ minInlineSize: 0 });
export const rootSize = parts({
  sm: { vars: { [tall]: vars.size.control.sm, [type]: vars.font.size.sm } },
  md: { vars: { [tall]: vars.size.control.md, [type]: "inherit" } },
  lg: { vars: { [tall]: vars.size.control.lg, [type]: vars.font.size.lg } },
});
export const list = part({
  display: "flex",
  gap: space[1],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  boxShadow: `inset 0 -1px 0 ${color.border.default}`,
});
export const tab = part({
  position: "relative",
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minBlockSize: tall,
  paddingInline: space[3],
  color: color.text.muted,
  fontSize: type,
  fontWeight: vars.font.weight.medium,
  whiteSpace: "nowrap",
  borderRadius: vars.tab.radius,
  transition: transition("color"),
  selectors: {
    "&:hover": { color: color.text.default },
    "&[data-state=active]": { color: color.text.default },
    // The chosen entry has the double line: 2 px over 1 px.
    "&[data-state=active]::after": {
      content: '""',
      position: "absolute",
      insetInline: space[3],
      insetBlockEnd: 0,
      blockSize: "5px",
      borderBlock: `1px solid ${color.accent.default}`,
      borderBlockStartWidth: "2px",
    },
    "&:disabled": { color: color.text.disabled, cursor: "not-allowed" },
    // The row clips its overflow.
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const panel = part({ paddingBlock: space[4], selectors: { "&:focus-visible": { outlineOffset: "3px" } } });
