import { part } from "../theme/part.ts";

export const root = part({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
