import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

export const dots = part({ letterSpacing: "0.1em" });
/** The figure does not change while there is no network. */
export const stale = part({ color: vars.color.text.muted, fontWeight: vars.font.weight.text });
