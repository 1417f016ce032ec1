import { vars } from "@baize/tokens/contract";
import { figure, hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, border, negative, surface, text } = vars.color;
const { font, size, space } = vars;
const narrow = "(inline-size < 30rem)";
const disc = size.ball.sm;

export const root = part({ containerType: "inline-size", minInlineSize: 0 });
export const list = parts({
  horizontal: { display: "flex", alignItems: "flex-start", listStyle: "none", padding: 0, margin: 0 },
  vertical: { display: "grid", listStyle: "none", padding: 0, margin: 0 },
});
/** The line to the next step is drawn behind the discs. */
const line = { content: '""', position: "absolute", background: border.default } as const;
export const step = parts({
  horizontal: {
    position: "relative",
    flex: "1 1 0",
    minInlineSize: 0,
    display: "grid",
    justifyItems: "center",
    alignContent: "start",
    gap: space[1],
    paddingInline: space[1],
    textAlign: "center",
    selectors: {
      "&:not(:last-child)::before": {
        ...line,
        insetBlockStart: `calc(${disc} / 2)`,
        insetInlineStart: `calc(50% + ${disc} / 2 + 4px)`,
        inlineSize: `calc(100% - ${disc} - 8px)`,
        blockSize: vars.space.half,
      },
      "&[data-state=done]:not(:last-child)::before": { background: accent.default },
    },
    // One step at a time where there is no room for all; the others stay for screen readers.
    "@container": {
      [narrow]: {
        gridTemplateColumns: "auto 1fr auto",
        alignItems: "center",
        justifyItems: "start",
        columnGap: space[3],
        textAlign: "start",
        selectors: { "&:not([data-shown])": hiddenVisually, "&::before": { display: "none" } },
      },
    },
  },
  vertical: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: `${disc} minmax(0, 1fr)`,
    columnGap: space[3],
    paddingBlockEnd: space[5],
    selectors: {
      "&:last-child": { paddingBlockEnd: 0 },
      "&:not(:last-child)::before": {
        ...line,
        insetBlock: `calc(${disc} + 4px) 4px`,
        insetInlineStart: `calc(${disc} / 2 - 1px)`,
        inlineSize: "2px",
      },
      "&[data-state=done]:not(:last-child)::before": { background: accent.default },
    },
  },
});
export const mark = part({
  ...figure,
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: disc,
  blockSize: disc,
  border: `${vars.border.width.control} solid ${border.strong}`,
  borderRadius: vars.radius.round,
  background: surface.page,
  color: text.muted,
  fontSize: font.size.sm,
  selectors: {
    "[data-state=done] > &": { background: accent.default, borderColor: accent.default, color: text.onAccent },
    "[data-state=now] > &": {
      borderColor: accent.default,
      color: accent.text,
      boxShadow: `inset 0 0 0 1px ${accent.default}`,
    },
    "[data-state=failed] > &": { background: negative.solid, borderColor: negative.solid, color: negative.onSolid },
  },
  "@media": { "(forced-colors: active)": { selectors: { "[data-state=now] > &": { outline: "2px solid Highlight" } } } },
});
export const words = part({
  display: "grid",
  minInlineSize: 0,
  maxInlineSize: "100%",
  paddingBlock: vars.border.width.hair,
  overflowWrap: "anywhere",
});
export const label = part({
  fontSize: font.size.sm,
  lineHeight: font.lineHeight.heading,
  color: text.muted,
  selectors: {
    "[data-state=now] &": { color: text.default, fontWeight: font.weight.strong },
    "[data-state=done] &": { color: text.default },
    "[data-state=failed] &": { color: negative.default, fontWeight: font.weight.strong },
  },
});
export const note = part({ fontSize: font.size.xs, color: text.muted });
export const hidden = part(hiddenVisually);
/** "2 / 4", when only one step is shown. */
export const count = part({
  ...figure,
  display: "none",
  color: text.muted,
  direction: "ltr",
  "@container": { [narrow]: { selectors: { "[data-orientation=horizontal] &": { display: "block" } } } },
});
