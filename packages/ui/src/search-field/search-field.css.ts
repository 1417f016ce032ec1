import { globalStyle } from "@vanilla-extract/css";
import { components } from "../theme/layers.css.ts";
import { part } from "../theme/part.ts";

export const root = part({});
// The browser's own clear button has no name, no focus and is too small; the kit draws its own.
globalStyle(`${root} input[type=search]::-webkit-search-cancel-button`, { "@layer": { [components]: { display: "none" } } });
