import { hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const root = part(hiddenVisually);
/** Hidden only while neither it nor anything inside has the focus. */
export const untilFocus = part({ selectors: { "&:not(:focus, :focus-within)": hiddenVisually } });
