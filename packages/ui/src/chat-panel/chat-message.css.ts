import { vars } from "@baize/tokens/contract";
import { hiddenVisually, wide } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, border, negative, surface, text: ink } = vars.color;
const { font, radius, space } = vars;

export const row = part({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: space[2] });
export const side = parts({ own: { justifyContent: "flex-end" }, other: { justifyContent: "flex-start" } });
/** Keeps its width without an avatar, so that one person's messages are aligned. */
export const face = part({ flex: "none", alignSelf: "flex-start", inlineSize: "28px" });

export const bubble = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, auto)",
  maxInlineSize: `calc(100% - 28px - ${space[2]})`,
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.card,
  border: `${vars.border.width.hair} solid transparent`,
  "@media": { [wide.md]: { maxInlineSize: "min(76%, 34em)" } },
});
/** The corner on the writer's side is cut short. */
export const paint = parts({
  own: { background: accent.subtle, borderColor: border.default, borderEndEndRadius: radius.tag },
  other: { background: surface.raised, borderColor: border.default, borderEndStartRadius: radius.tag },
});
export const state = parts({
  sending: { borderStyle: "dashed" },
  failed: { borderColor: negative.default },
});

export const name = part({ fontSize: font.size.sm, fontWeight: font.weight.strong, overflowWrap: "anywhere" });
export const hidden = part(hiddenVisually);
export const text = part({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", unicodeBidi: "plaintext" });
export const clipped = part({ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 12, overflow: "hidden" });
/** Comes into view above the button that goes to the newest. */
export const clear = part({ scrollMarginBlockEnd: space[16] });
export const more = part({
  scrollMarginBlockEnd: space[16],
  justifySelf: "start",
  minBlockSize: vars.size.target.min,
  color: ink.link,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
});
export const image = part({
  inlineSize: "240px",
  maxInlineSize: "100%",
  marginBlock: space[1],
  borderRadius: radius.control,
  overflow: "hidden",
});
export const meta = part({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[2],
  fontSize: font.size.xs,
  color: ink.muted,
});
export const failed = part({ display: "inline-flex", alignItems: "center", gap: space[1], color: negative.default });
export const failedActions = part({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[1],
  flexBasis: "100%",
});

export const system = part({
  paddingInline: space[4],
  textAlign: "center",
  fontSize: font.size.sm,
  color: ink.muted,
  overflowWrap: "anywhere",
});
