import { createVar } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { figure } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { ball } = vars.color;
const ground = createVar("ball");

export const root = part({
  ...figure,
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  borderRadius: "50%",
  paddingBlockStart: "0.08em",
  lineHeight: 1,
  backgroundColor: ground,
  forcedColorAdjust: "none",
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      inset: "2.5px",
      borderRadius: "inherit",
      border: "1px solid currentColor",
      opacity: 0.5,
    },
  },
});
export const size = parts({
  sm: { inlineSize: vars.size.ball.sm, blockSize: vars.size.ball.sm, fontSize: "0.94rem" },
  md: { inlineSize: vars.size.ball.md, blockSize: vars.size.ball.md, fontSize: "1.12rem" },
  lg: { inlineSize: vars.size.ball.lg, blockSize: vars.size.ball.lg, fontSize: vars.font.size.xl },
});
const dye = (colour: string, ink: string = ball.ink) => ({ vars: { [ground]: colour }, color: ink });
export const colour = parts({
  "1": dye(ball[1], ball.inkDark),
  "2": dye(ball[2]),
  "3": dye(ball[3]),
  "4": dye(ball[4]),
  "5": dye(ball[5]),
  "6": dye(ball[6]),
});
/** Content wider than two digits: three digits are smaller, a word gets a capsule that grows with it and never covers its neighbour. */
export const long = part({
  inlineSize: "auto",
  maxInlineSize: "100%",
  blockSize: "auto",
  borderRadius: vars.radius.round,
  padding: "0.2em 0.4em",
  lineHeight: vars.font.lineHeight.tight,
  textAlign: "center",
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
export const longSize = parts({
  sm: { minInlineSize: vars.size.ball.sm, minBlockSize: vars.size.ball.sm, fontSize: vars.font.size["2xs"] },
  md: { minInlineSize: vars.size.ball.md, minBlockSize: vars.size.ball.md, fontSize: "0.86rem" },
  lg: { minInlineSize: vars.size.ball.lg, minBlockSize: vars.size.ball.lg, fontSize: vars.font.size.md },
});
export const row = part({ display: "flex", flexWrap: "wrap", gap: vars.space.oneHalf, direction: "ltr" });
export const item = part({ display: "flex", alignItems: "center", gap: vars.space.oneHalf, minInlineSize: 0 });
export const plus = part({ opacity: 0.7 });
export const shape = parts({
  ball: {},
  /** The square of a racer; doubled, to win over the round ball. */
  plate: { selectors: { "&&": { borderRadius: vars.radius.tag } } },
});
