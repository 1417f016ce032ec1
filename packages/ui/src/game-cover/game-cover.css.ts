import { vars } from "@baize/tokens/contract";
import { ink } from "../cover/cover.css.ts";
import { figure, inlay } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { duration, easing } = vars.motion;
const { color } = vars;

/** Lifts when the nearest `[data-lift]` is hovered, and returns while pressed. */
export const root = part({
  position: "relative",
  display: "block",
  aspectRatio: "3 / 4",
  overflow: "hidden",
  borderRadius: vars.cover.radius,
  background: ink.ground,
  forcedColorAdjust: "none",
  // Nothing inside changes what is outside: a page of covers is laid out and painted piece by piece.
  contain: "layout paint style",
  transition: `transform ${duration.settle} ${easing.deal}`,
  selectors: {
    "&::after": {
      ...inlay,
      inset: vars.space[1],
      background: ink.ink,
      opacity: 0.42,
      transition: `opacity ${duration.settle} ${easing.out}`,
    },
    "[data-lift]:hover &": { transform: "translateY(-4px) rotate(-0.6deg)" },
    "[data-lift]:hover &::after": { opacity: 1 },
    "[data-lift]:active &": { transform: "none", transitionDuration: duration.instant },
  },
  "@media": {
    "(prefers-reduced-motion: reduce)": { selectors: { "[data-lift]:hover &": { transform: "none" } } },
  },
});
/** Takes the height it is given instead of three by four: the lead of the popular grid. */
export const lead = part({ aspectRatio: "auto", flex: 1, minBlockSize: 0 });
export const leadArt = part({ position: "absolute", inset: 0 });
/** Closed for maintenance: greyed from the page's own roles, the title still readable. */
export const disabled = part({
  vars: {
    [ink.ground]: color.control.neutral,
    [ink.shape]: color.border.strong,
    [ink.spark]: color.border.default,
    [ink.ink]: color.text.muted,
  },
});
export const artwork = part({ position: "absolute", inset: 0 });
export const artworkDisabled = part({ filter: "grayscale(1)", opacity: 0.35 });

/** The card index cut out of the start corner, so that the page shows through. */
export const rank = part({
  ...figure,
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: 1,
  minInlineSize: "28px",
  padding: `${vars.space.oneHalf} ${vars.space.oneHalf} ${vars.space[1]}`,
  background: color.surface.page,
  color: color.text.default,
  borderEndEndRadius: vars.cover.radius,
  textAlign: "center",
  lineHeight: 0.95,
});
export const rankSize = parts({
  usual: { fontSize: vars.font.size.lg },
  lead: { minInlineSize: "52px", padding: `${vars.space.twoHalf} ${vars.space[2]} ${vars.space[2]}`, fontSize: "2.3rem" },
});
export const suit = parts({
  usual: { inlineSize: "11px", blockSize: "11px", margin: `${vars.space.half} auto 0` },
  lead: { inlineSize: vars.space[5], blockSize: vars.space[5], margin: `${vars.space.half} auto 0` },
});
export const red = part({ color: color.suit });
