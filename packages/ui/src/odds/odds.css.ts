import { vars } from "@baize/tokens/contract";
import { figure, transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { accent, border, surface, text } = vars.color;
const { font, space } = vars;

export const root = part({
  display: "grid",
  // All in one row, unless letters are so large that a price would be cut.
  gridTemplateColumns: "repeat(auto-fit, minmax(min(3.4rem, 100%), 1fr))",
  gap: space[1],
  inlineSize: "100%",
  maxInlineSize: "560px",
  "@media": {
    "screen and (min-width: 480px)": { gap: space[2], gridTemplateColumns: "repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))" },
    "screen and (min-width: 1080px)": { gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))" },
  },
});
export const button = part({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  justifyContent: "center",
  minInlineSize: 0,
  minBlockSize: vars.size.control.md,
  padding: `${vars.space.oneHalf} ${vars.space[2]}`,
  border: `${vars.border.width.control} solid ${border.strong}`,
  borderRadius: `min(${vars.button.radius}, ${vars.radius.card})`,
  backgroundColor: surface.sunken,
  color: text.default,
  fontSize: vars.font.size.sm,
  lineHeight: 1.3,
  textAlign: "start",
  transition: transition("background-color", "border-color"),
  selectors: {
    "&:hover:not(:disabled)": { borderColor: accent.default },
    "&[aria-pressed=true]": { backgroundColor: accent.default, borderColor: accent.default, color: text.onAccent },
    "&:disabled": { background: "none", borderStyle: "dashed", color: text.disabled, cursor: "not-allowed" },
  },
  "@media": {
    "screen and (min-width: 480px)": {
      flexDirection: "row",
      alignItems: "baseline",
      justifyContent: "space-between",
      flexWrap: "wrap",
      columnGap: space[2],
      padding: `${vars.space[2]} ${vars.space[3]}`,
      fontSize: font.size.sm,
    },
    "screen and (min-width: 1080px)": {
      alignItems: "center",
      minBlockSize: `calc(${vars.size.control.lg} + ${vars.space.oneHalf})`,
      padding: `${vars.space.twoHalf} ${vars.space[4]}`,
      fontSize: font.size.md,
    },
    // There its ground is gone: a second line shows that it is chosen.
    "(forced-colors: active)": { selectors: { "&[aria-pressed=true]": { borderStyle: "double", borderWidth: "4px" } } },
  },
});
/** Two lines before it is cut: what is bet on must be readable. */
export const label = part({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  maxInlineSize: "100%",
  minInlineSize: 0,
  overflow: "hidden",
  overflowWrap: "break-word",
});
export const value = part({
  ...figure,
  // Odds that no button has room for go on in the next line.
  maxInlineSize: "100%",
  whiteSpace: "normal",
  overflowWrap: "break-word",
  fontSize: vars.font.size.lg,
  lineHeight: 1.1,
  color: accent.text,
  selectors: { "[aria-pressed=true] > &, :disabled > &": { color: "inherit" } },
  "@media": {
    "screen and (min-width: 480px)": { fontSize: vars.font.size.lg },
    "screen and (min-width: 1080px)": { fontSize: vars.font.size["2xl"] },
  },
});
