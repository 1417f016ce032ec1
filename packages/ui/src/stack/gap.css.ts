import { vars } from "@baize/tokens/contract";
import { parts } from "../theme/part.ts";

/** Distance between children, by step of the 4 px scale. */
export const gap = parts({
  "0": { gap: 0 },
  "1": { gap: vars.space[1] },
  "2": { gap: vars.space[2] },
  "3": { gap: vars.space[3] },
  "4": { gap: vars.space[4] },
  "5": { gap: vars.space[5] },
  "6": { gap: vars.space[6] },
  "8": { gap: vars.space[8] },
  "10": { gap: vars.space[10] },
  "12": { gap: vars.space[12] },
  "16": { gap: vars.space[16] },
});
