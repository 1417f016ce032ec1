import { vars } from "@baize/tokens/contract";
import { hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

/** The three faces lie on each other, so that the button keeps its width whatever it says. */
export const faces = part({ display: "inline-grid", justifyItems: "center" });
export const face = part({
  gridArea: "1 / 1",
  display: "inline-flex",
  alignItems: "center",
  gap: "0.45em",
  selectors: { "&[data-off]": { visibility: "hidden" } },
});
export const done = part({ color: vars.color.positive.default });
export const failed = part({ color: vars.color.negative.default });
export const said = part(hiddenVisually);
