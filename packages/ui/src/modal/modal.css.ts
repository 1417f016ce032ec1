import { createVar, keyframes, type StyleRule } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { boxGround } from "../printed-box/ground.css.ts";
import { heading, hiddenVisually, inlay } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";
import { closeDelay } from "../overlay/phase.ts";

const { space, motion, radius } = vars;
const phone = "screen and (max-width: 479px)";
const still = "(prefers-reduced-motion: reduce)";
/** Where a panel is dealt from, along the line of writing. */
const from = createVar();
const deal = keyframes({ from: { transform: `translateX(${from})`, opacity: 0 } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const out = `${fadeOut} ${closeDelay}ms ${motion.easing.inOut} both`;

/** Over the whole window but the on-screen keyboard; its own stacking context, so that popups inside lie above the panel. */
export const layer = part({
  position: "fixed",
  insetInline: 0,
  insetBlockStart: "var(--overlay-start, 0px)",
  insetBlockEnd: "var(--overlay-end, 0px)",
  zIndex: vars.zIndex.dialog,
  display: "grid",
  grid: "minmax(0, 1fr) / minmax(0, 1fr)",
  padding: `max(${space[4]}, env(safe-area-inset-top)) ${space[4]} max(${space[4]}, env(safe-area-inset-bottom))`,
});

export const backdrop = part({
  position: "fixed",
  inset: 0,
  background: vars.color.surface.scrim,
  animation: `${fadeIn} ${motion.duration.settle} ${motion.easing.out}`,
  selectors: {
    "[data-phase=closing] > &": { animation: out },
    // Already dimmed by the modal below: the scrim moves up, it does not fade in again.
    "[data-part=layer] ~ [data-part=layer] > &": { animation: "none" },
  },
  "@media": { [still]: { animation: "none", selectors: { "[data-phase] > &": { animation: "none" } } } },
});

export const panel = part({
  vars: { [boxGround]: vars.color.surface.overlay },
  position: "relative",
  display: "grid",
  grid: "auto minmax(0, 1fr) auto / minmax(0, 1fr)",
  minInlineSize: 0,
  color: vars.color.text.default,
  background: vars.color.surface.overlay,
  border: `${vars.border.width.hair} solid ${vars.color.border.default}`,
  borderRadius: vars.dialog.radius,
  boxShadow: vars.dialog.shadow,
  selectors: { "&:focus": { outline: "none" } },
});

export const dealt = part({
  vars: { [from]: `calc(-1 * ${space[8]})` },
  animation: `${deal} ${motion.duration.deal} ${motion.easing.deal}`,
  selectors: {
    "&:dir(rtl), [dir=rtl] &": { vars: { [from]: space[8] } },
    "[data-phase=closing] > &": { animation: out },
  },
  "@media": { [still]: { animation: "none", selectors: { "[data-phase] > &": { animation: "none" } } } },
});

const centred = {
  alignSelf: "center",
  justifySelf: "center",
  maxInlineSize: "100%",
  maxBlockSize: "100%",
} as const satisfies StyleRule;
export const kind = parts({
  dialog: { ...centred, inlineSize: "400px" },
  modal: { ...centred, inlineSize: "600px", minBlockSize: "min(300px, 100%)" },
});

/** Overrides the width of the kind. Never wider than the window. */
export const size = parts({
  sm: { inlineSize: "400px" },
  md: { inlineSize: "600px" },
  lg: { inlineSize: "800px" },
  xl: { inlineSize: "1040px" },
  full: { inlineSize: "100%", blockSize: "100%" },
});

export const narrowLayer = parts({ card: {}, sheet: { "@media": { [phone]: { padding: 0 } } } });
export const narrow = parts({
  card: {},
  sheet: {
    "@media": {
      [phone]: {
        inlineSize: "100%",
        blockSize: "100%",
        border: 0,
        borderRadius: radius.none,
        paddingBlock: "env(safe-area-inset-top) env(safe-area-inset-bottom)",
      },
    },
  },
});

/** The inlay is drawn inside the edge, so the content is indented. */
export const framed = part({ padding: vars.inlay.inset, selectors: { "&::after": inlay } });

export const head = part({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[3],
  padding: `${space[5]} ${space[5]} 0`,
});
export const headBare = part({ position: "absolute", insetBlockStart: 0, insetInlineEnd: 0, zIndex: 1, padding: space[3] });
export const title = part({ ...heading, fontSize: vars.font.size.lg, minInlineSize: 0, overflowWrap: "anywhere" });
export const hidden = part(hiddenVisually);
export const close = part({
  flex: "none",
  inlineSize: vars.size.control.sm,
  paddingInline: 0,
  marginBlock: `calc(-1 * ${space[1]})`,
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  "@media": {
    "(pointer: coarse)": {
      inlineSize: vars.size.target.touch,
      minBlockSize: vars.size.target.touch,
      margin: `calc(-1 * ${space[2]})`,
    },
  },
});
/** The distance from the body's content to the panel's edge, for content that extends to the edge. */
const inset = "--modal-inset";
export const body = part({
  vars: { [inset]: space[5] },
  padding: space[5],
  paddingBlockStart: space[2],
  overflow: "auto",
  overscrollBehavior: "contain",
  minBlockSize: 0,
  // The row that grows, with or without a head before it.
  gridRow: 2,
  selectors: { "&:focus-visible": { outlineOffset: "-3px" } },
});
export const description = part({
  color: vars.color.text.muted,
  selectors: { "&:not(:last-child)": { marginBlockEnd: space[4] } },
});
export const actions = part({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[3],
  padding: `0 ${space[5]} ${space[5]}`,
  // Under a text that goes on, a line says so.
  selectors: {
    "[data-scrolls] + &": {
      paddingBlockStart: space[4],
      borderBlockStart: `${vars.border.width.hair} solid ${vars.color.border.default}`,
    },
  },
});
