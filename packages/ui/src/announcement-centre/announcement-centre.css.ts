import { vars } from "@baize/tokens/contract";
import { boxGround } from "../printed-box/ground.css.ts";
import { figure, hiddenVisually, transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, space, font } = vars;
/** From this width of its own (px) the two panes are side by side. */
export const wideFrom = 720;
const line = `${vars.border.width.hair} solid ${color.border.default}`;

export const root = part({
  vars: { [boxGround]: vars.color.surface.overlay },
  display: "grid",
  color: color.text.default,
  background: color.surface.overlay,
  border: line,
  borderRadius: vars.radius.panel,
  boxShadow: vars.card.shadow,
  overflow: "hidden",
  selectors: { "&[data-wide][data-panes]": { gridTemplateColumns: "minmax(300px, 380px) minmax(0, 1fr)" } },
});
/** In a modal, which has its own border: from edge to edge, under the modal's head. */
export const bare = part({
  marginInline: "calc(-1 * var(--modal-inset, 0px))",
  marginBlockEnd: "calc(-1 * var(--modal-inset, 0px))",
  border: 0,
  borderBlockStart: line,
  borderRadius: 0,
  boxShadow: "none",
  // Tabs have a line of their own above their panel.
  selectors: { "[role=tabpanel] > &": { borderBlockStart: 0 } },
});
export const listPane = part({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  selectors: { "[data-panes] > &": { borderInlineEnd: line } },
});
export const head = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  borderBlockEnd: line,
});
export const list = part({ listStyle: "none" });

export const item = part({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[3],
  rowGap: vars.space.half,
  inlineSize: "100%",
  padding: `${vars.space[3]} ${vars.space[4]}`,
  paddingInlineEnd: space[8],
  borderBlockEnd: line,
  color: "inherit",
  textAlign: "start",
  textDecoration: "none",
  transition: transition("background-color"),
  selectors: {
    "a&:hover, button&:hover": { background: color.control.hover },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
export const itemOpen = part({
  background: color.accent.subtle,
  selectors: {
    "&:hover": { background: color.accent.subtle },
    // The chosen entry has the double line: 2 px and 1 px at the start.
    "&::after": {
      content: '""',
      position: "absolute",
      insetBlock: "6px",
      insetInlineStart: "4px",
      inlineSize: "5px",
      borderInline: `1px solid ${color.accent.default}`,
      borderInlineStartWidth: "2px",
    },
  },
});
export const date = part({
  gridRow: "1 / 3",
  inlineSize: "40px",
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.lineHeight.heading,
  textAlign: "center",
});
export const day = part({ ...figure, display: "block", fontSize: font.size.xl, lineHeight: 1.05, color: color.text.default });
export const itemTitle = part({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  fontWeight: font.weight.medium,
  // Taller than the clamp needs, for marks above and below the line.
  lineHeight: 1.42,
});
export const summary = part({
  color: color.text.muted,
  fontSize: font.size.sm,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const unread = part({
  position: "absolute",
  insetBlockStart: "20px",
  insetInlineEnd: "14px",
  inlineSize: vars.space[2],
  blockSize: vars.space[2],
  borderRadius: vars.radius.round,
  background: color.suit,
  "@media": { "(forced-colors: active)": { border: "4px solid CanvasText" } },
});
export const hidden = part(hiddenVisually);
export const foot = part({
  display: "grid",
  gap: space[1],
  marginBlockStart: "auto",
  padding: `${vars.space.twoHalf} ${vars.space[3]}`,
});
export const range = part({ color: color.text.muted, fontSize: font.size.xs });
export const state = part({ inlineSize: "100%", maxInlineSize: "560px", marginInline: "auto", padding: space[5] });

export const detail = part({
  minInlineSize: 0,
  padding: `${space[5]} clamp(18px, 4vi, 56px) ${space[8]}`,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" }, "[data-wide] > &": { paddingBlockStart: space[8] } },
});
export const waiting = part({ display: "grid", alignContent: "start", gap: space[3] });
export const back = part({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.45em",
  minBlockSize: vars.size.target.touch,
  marginBlockStart: `calc(-1 * ${space[2]})`,
  paddingInlineEnd: space[3],
  color: color.text.link,
  fontWeight: font.weight.medium,
  textDecoration: "none",
});
export const meta = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  color: color.text.muted,
  fontSize: font.size.sm,
});
export const detailTitle = part({ marginBlock: `${space[2]} ${space[4]}`, overflowWrap: "anywhere" });
export const actions = part({ display: "flex", flexWrap: "wrap", gap: space[2], marginBlockStart: space[6] });
export const choose = part({ display: "grid", placeContent: "center", padding: space[8], color: color.text.muted });
