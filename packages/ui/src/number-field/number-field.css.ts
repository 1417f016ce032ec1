import { figure } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const input = part({ ...figure, direction: "ltr", selectors: { "&&": { minInlineSize: "4em" } } });
export const unit = part({ minInlineSize: 0, overflowWrap: "anywhere", lineHeight: 1.2 });
// A long press must not select text or open a menu.
export const stepper = part({ touchAction: "manipulation", userSelect: "none", WebkitTouchCallout: "none" });
