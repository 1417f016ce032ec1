import { vars } from "@baize/tokens/contract";
import { hiddenVisually, transition, wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, space } = vars;

export const root = part({
  display: "flex",
  // In large text a long balance is on a line of its own.
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: space[1],
  minInlineSize: 0,
  "@media": { [wide.md]: { gap: space[3] } },
});
export const balance = part({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minInlineSize: 0,
  minBlockSize: vars.size.target.touch,
  paddingInline: vars.space[1],
  color: "inherit",
  textAlign: "end",
  textDecoration: "none",
  lineHeight: 1.15,
  borderRadius: vars.button.radius,
  transition: transition("background-color"),
  selectors: {
    "a&:hover, button&:hover": { backgroundColor: color.control.hover },
    "a&:active, button&:active": { backgroundColor: color.control.pressed },
  },
});
/** Words over the figure from 1080 px up; on a phone only screen readers get them. */
export const words = part({
  color: color.text.muted,
  fontSize: vars.font.size["2xs"],
  whiteSpace: "nowrap",
  "@media": { "screen and (max-width: 1079.98px)": hiddenVisually },
});
/** Below the figure, on a phone too. */
export const detail = part({ color: color.text.muted, fontSize: vars.font.size["2xs"] });
export const amount = part({ fontSize: vars.font.size.lg, "@media": { [wide.sm]: { fontSize: vars.font.size.lg } } });
export const fromWide = part({ display: "none", "@media": { [wide.xl]: { display: "inline-flex" } } });
export const fromSmall = part({ display: "none", "@media": { [wide.sm]: { display: "inline-flex" } } });
export const inbox = part({ position: "relative" });
export const count = part({ position: "absolute", insetBlockStart: "-6px", insetInlineEnd: "-6px" });
/** The avatar is its own button: a chip needs no frame. */
export const account = part({
  borderRadius: "50%",
  selectors: { "&:hover, &[data-state=open]": { filter: "brightness(1.12)" } },
});
/** Who is signed in, at the head of the menu. */
export const person = part({
  overflowWrap: "anywhere",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  padding: `${space[2]} ${space[3]} ${space[3]}`,
  borderBlockEnd: `${vars.border.width.hair} solid ${color.border.default}`,
  marginBlockEnd: space[1],
});
export const name = part({ fontWeight: vars.font.weight.strong, overflowWrap: "anywhere" });
export const badge = part({ alignSelf: "flex-end" });
