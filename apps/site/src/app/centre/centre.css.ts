import { style } from "@vanilla-extract/css";
import { wide } from "@baize/ui/styles/mixins";

/** Hidden on a phone, whose header is too narrow. */
export const wideOnly = style({ display: "none", "@media": { [wide.md]: { display: "inline-flex" } } });
