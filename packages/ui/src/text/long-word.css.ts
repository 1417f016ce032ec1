import { part } from "../theme/part.ts";

export const longWord = part({ minInlineSize: 0, whiteSpace: "normal", overflowWrap: "anywhere" });
