import { frame } from "./ar/frame.ts";
import { rest } from "./ar/rest.ts";

/** Every text of the kit in Arabic. */
export const ar = { ...frame, ...rest };
