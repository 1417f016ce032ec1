import { globalStyle } from "@vanilla-extract/css";
import { components } from "../theme/layers.css.ts";
import { part } from "../theme/part.ts";

export const root = part({});
// The browser's own cross has no name, no focus and no place for a thumb; ours has.
globalStyle(`${root} input[type=search]::-webkit-search-cancel-button`, { "@layer": { [components]: { display: "none" } } });
