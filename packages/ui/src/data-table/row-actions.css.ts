import { vars } from "@baize/tokens/contract";
import { hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { border } = vars.color;
const hair = vars.border.width.hair;
/** As in data-table.css.ts: below it each row is a card. */
const cards = "(max-width: 559.98px)";

const cell = { inlineSize: "1px", paddingInline: vars.space[1], textAlign: "end", verticalAlign: "middle" } as const;
export const head = part({
  ...cell,
  borderBlockEnd: `${hair} solid ${border.strong}`,
  "@container": { [cards]: { ...hiddenVisually, insetInlineStart: 0 } },
});
export const body = part({
  ...cell,
  whiteSpace: "nowrap",
  borderBlockEnd: `${hair} solid ${border.default}`,
  "@container": {
    [cards]: {
      position: "absolute",
      insetBlockStart: vars.space[1],
      insetInlineEnd: 0,
      inlineSize: "auto",
      padding: 0,
      border: 0,
    },
  },
});
export const blank = part({ ...cell, "@container": { [cards]: { display: "none" } } });
export const hidden = part(hiddenVisually);
/** A card keeps room for its menu beside its first lines. */
export const row = part({
  "@container": { [cards]: { selectors: { "&&": { position: "relative", paddingInlineEnd: vars.size.target.touch } } } },
});
