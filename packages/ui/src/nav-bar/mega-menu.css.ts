import { vars } from "@baize/tokens/contract";
import { inlayEdge, transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color } = vars;

/** Seven across at full width: thirteen vendors and the link to the rest make two rows. */
export const root = part({
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: vars.space[3],
  margin: 0,
  padding: 0,
});
export const entry = part({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  blockSize: "100%",
  minBlockSize: `calc(${vars.size.control.lg} + ${vars.space.twoHalf})`,
  padding: vars.space.oneHalf,
  border: `${vars.border.width.hair} solid ${color.border.default}`,
  borderRadius: vars.menu.radius,
  backgroundColor: color.surface.raised,
  color: color.text.default,
  textAlign: "center",
  textDecoration: "none",
  overflowWrap: "anywhere",
  transition: transition("background-color", "border-color", "color"),
  selectors: {
    "&:hover": { borderColor: color.accent.border, color: color.accent.text },
    "&:active": { backgroundColor: color.control.pressed },
  },
});
/** The last cell is a printed box, not a card: it holds the link to all. */
export const more = part({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.4em",
  blockSize: "100%",
  minBlockSize: `calc(${vars.size.control.lg} + ${vars.space.twoHalf})`,
  padding: `${vars.space.oneHalf} ${vars.space[3]}`,
  color: color.accent.text,
  textAlign: "center",
  textDecoration: "none",
  fontWeight: vars.font.weight.medium,
  selectors: {
    "&::before": inlayEdge,
    "&:hover": { backgroundColor: color.control.hover },
    "&:active": { backgroundColor: color.control.pressed },
  },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
