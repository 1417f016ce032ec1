import { figure } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const input = part({ ...figure, direction: "ltr", selectors: { "&&": { minInlineSize: "4em" } } });
export const unit = part({ minInlineSize: 0, overflowWrap: "anywhere", lineHeight: 1.2 });
// A held press is not a wish to select or to see a menu.
export const stepper = part({ touchAction: "manipulation", userSelect: "none", WebkitTouchCallout: "none" });
