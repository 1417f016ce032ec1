import { vars } from "@baize/tokens/contract";
import { focusedBox } from "../field/focused.ts";
import { hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

/** Below this width a field shows a count in place of its chips. */
const wide = "(min-width: 18rem)";
const narrow = "(max-width: 17.99rem)";

/** The box of a field with chips: the control keeps a line of its own where they do not fit beside it. */
export const box = part({
  flexWrap: "wrap",
  paddingBlock: vars.space[1],
  containerType: "inline-size",
  selectors: { "&&:has(> button:focus-visible)": focusedBox },
});
export const chips = part({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  minInlineSize: 0,
  maxInlineSize: "100%",
  maxBlockSize: "8rem",
  overflowY: "auto",
  "@container": { [narrow]: { display: "none" } },
});
export const count = part({ "@container": { [wide]: hiddenVisually } });
export const opener = part({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  flex: "1 0 6rem",
  minInlineSize: 0,
  minBlockSize: vars.size.target.min,
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:focus-visible": { outline: 0 }, "&:disabled": { cursor: "not-allowed", color: vars.color.text.disabled } },
});
export const announced = part(hiddenVisually);
