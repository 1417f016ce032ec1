import { part } from "../theme/part.ts";

export const root = part({ unicodeBidi: "isolate", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
