import { vars } from "@baize/tokens/contract";
import { figure } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font } = vars;

export const until = part({ maxInlineSize: "100%" });
export const label = part({ display: "block", overflowWrap: "anywhere", color: color.text.muted, fontSize: font.size.sm });
export const time = part({ ...figure, whiteSpace: "normal", overflowWrap: "anywhere", fontSize: font.size.xl });
