import { vars } from "@baize/tokens/contract";
import { hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const rules = part({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingInlineStart: 0,
  // Not "none": that would take the list away from VoiceOver.
  listStyleType: '""',
});
export const rule = part({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.oneHalf,
  selectors: { "&[data-met]": { color: vars.color.positive.default } },
});
/** Holds the place of the tick, so that nothing moves when a rule is met. */
export const spot = part({
  inlineSize: "1.25em",
  blockSize: "1.25em",
  flex: "none",
  display: "grid",
  placeItems: "center",
  selectors: {
    "&:empty::before": {
      content: '""',
      inlineSize: "5px",
      blockSize: "5px",
      borderRadius: vars.radius.round,
      background: "currentColor",
    },
  },
});
export const hidden = part(hiddenVisually);
export const apart = part({ display: "grid", gap: vars.space[1] });
