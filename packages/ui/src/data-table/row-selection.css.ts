import { vars } from "@baize/tokens/contract";
import { hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { accent, border } = vars.color;
const hair = vars.border.width.hair;
/** As in data-table.css.ts: below it each row is a card. */
const cards = "(max-width: 559.98px)";

/** The target of a press is wider than the box, and as tall as the row allows. */
export const target = part({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  padding: vars.space[2],
  margin: `calc(-1 * ${vars.space[2]})`,
  verticalAlign: "middle",
  cursor: "pointer",
});
const cell = { inlineSize: "1px", paddingInline: vars.space[2], textAlign: "start", verticalAlign: "middle" } as const;
export const head = part({
  ...cell,
  borderBlockEnd: `${hair} solid ${border.strong}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  "@container": { [cards]: { inlineSize: "auto", border: 0, padding: vars.space[2] } },
});
export const body = part({
  ...cell,
  borderBlockEnd: `${hair} solid ${border.default}`,
  "@container": {
    [cards]: {
      position: "absolute",
      insetBlockStart: vars.space[3],
      insetInlineStart: 0,
      inlineSize: "auto",
      padding: vars.space[2],
      border: 0,
    },
  },
});
export const blank = part({ ...cell, "@container": { [cards]: { display: "none" } } });
/** "Select all" is shown over the cards, where no column of boxes explains the box. */
export const headLabel = part({
  ...hiddenVisually,
  "@container": {
    [cards]: {
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      margin: 0,
      overflow: "visible",
      clipPath: "none",
      whiteSpace: "normal",
    },
  },
});
export const hidden = part(hiddenVisually);

/** A card keeps room for its box. */
export const row = part({
  "@container": {
    [cards]: { selectors: { "&&": { position: "relative", paddingInlineStart: vars.size.target.touch } } },
  },
});
export const selected = part({
  selectors: { "&&, &&:hover": { backgroundColor: accent.subtle, color: accent.onSubtle } },
});
