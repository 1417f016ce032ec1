import { style } from "@vanilla-extract/css";
import { wide } from "@baize/ui/theme/mixins";

/** What a phone's header has no room for. */
export const wideOnly = style({ display: "none", "@media": { [wide.md]: { display: "inline-flex" } } });
