import { globalStyle, keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { components } from "../theme/layers.css.ts";
import { transition, wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color } = vars;
const drop = keyframes({ from: { opacity: 0, transform: "translateY(-6px)" } });

/** Below 1080 px the bottom bar and the category tiles replace it. */
export const root = part({
  display: "none",
  borderBlockStart: `${vars.border.width.hair} solid ${color.border.default}`,
  backgroundColor: color.surface.bar,
  "@media": { [wide.xl]: { display: "block" } },
});
/** Longer words break the bar into a second line; nothing is cut or hidden. */
export const list = part({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.half,
  maxInlineSize: vars.size.page.max,
  marginInline: "auto",
  // The first and the last word align with the page's edge; their padding is outside it.
  paddingInline: `calc(${vars.size.page.gutterWide} - 7px)`,
  // Spread out only when all fit in one line: a last line of two words is not pulled apart.
  "@media": { "screen and (min-width: 1320px)": { justifyContent: "space-between" } },
  listStyle: "none",
});
export const entry = part({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[2],
  color: color.text.muted,
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.medium,
  whiteSpace: "nowrap",
  textDecoration: "none",
  transition: transition("background-color", "color"),
  selectors: {
    "&:hover": { backgroundColor: color.control.hover },
    "&:active": { backgroundColor: color.control.pressed },
    "&:hover, &[data-state=open], &[aria-current]": { color: color.text.default },
    // The double line: two pixels over one.
    "&[aria-current]::after, &[data-state=open]::after": {
      content: '""',
      position: "absolute",
      insetInline: "7px",
      insetBlockEnd: 0,
      blockSize: "5px",
      borderBlockStart: `2px solid ${color.accent.default}`,
      borderBlockEnd: `1px solid ${color.accent.default}`,
    },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
});
// Radix lets focus jump through a hidden stop, made for menus that are elsewhere in the page. This one follows its entry, so
// Tab finds it unaided, and a stop that is hidden and focusable fails WCAG 4.1.2.
globalStyle(`${list} > li > span[aria-hidden]`, { "@layer": { [components]: { display: "none" } } });

/** Hangs from the whole bar: radix puts the list into a frame of the bar's width. */
export const menu = part({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "100%",
  maxBlockSize: "calc(100vh - 160px)",
  overflowY: "auto",
  paddingBlock: vars.space[6],
  backgroundColor: color.surface.page,
  borderBlockEnd: `${vars.border.width.hair} solid ${color.border.default}`,
  boxShadow: vars.menu.shadow,
  animation: `${drop} ${vars.motion.duration.settle} ${vars.motion.easing.deal}`,
});
