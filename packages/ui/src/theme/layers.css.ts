import { globalLayer } from "@vanilla-extract/css";

// The order is also said first in every brand sheet (tokens/src/css/brand-css.ts): whichever loads first sets it.
export const reset = globalLayer("reset");
export const base = globalLayer("base");
export const components = globalLayer("components");
globalLayer("brand");
export const app = globalLayer("app");
