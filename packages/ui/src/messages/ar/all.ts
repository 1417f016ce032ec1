import { frame } from "./frame.ts";
import { rest } from "./rest.ts";

/** Every text of the kit in Arabic. */
export const ar = { ...frame, ...rest };
