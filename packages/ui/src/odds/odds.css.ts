import { vars } from "@baize/tokens/contract";
import { figure, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

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
  border: `${vars.border.width.control} solid ${border.strong}`,
  borderRadius: `min(${vars.button.radius}, ${vars.radius.card})`,
  backgroundColor: surface.sunken,
  color: text.default,
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
    },
    "screen and (min-width: 1080px)": { alignItems: "center" },
    // There its ground is gone: a second line shows that it is chosen.
    "(forced-colors: active)": { selectors: { "&[aria-pressed=true]": { borderStyle: "double", borderWidth: "4px" } } },
  },
});
export const buttonSize = parts({
  sm: { minBlockSize: vars.size.control.sm, padding: `${space[1]} ${space[2]}`, fontSize: font.size.xs },
  md: {
    minBlockSize: vars.size.control.md,
    padding: `${space.oneHalf} ${space[2]}`,
    fontSize: font.size.sm,
    "@media": {
      "screen and (min-width: 480px)": { padding: `${space[2]} ${space[3]}` },
      "screen and (min-width: 1080px)": {
        minBlockSize: `calc(${vars.size.control.lg} + ${space.oneHalf})`,
        padding: `${space.twoHalf} ${space[4]}`,
        fontSize: font.size.md,
      },
    },
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
  lineHeight: 1.1,
  color: accent.text,
  selectors: { "[aria-pressed=true] > &, :disabled > &": { color: "inherit" } },
});
export const valueSize = parts({
  sm: { fontSize: font.size.md },
  md: { fontSize: font.size.lg, "@media": { "screen and (min-width: 1080px)": { fontSize: font.size["2xl"] } } },
});
