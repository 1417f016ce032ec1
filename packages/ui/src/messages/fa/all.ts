import { frame } from "./frame.ts";
import { rest } from "./rest.ts";

/** Every text of the kit in Persian. */
export const fa = { ...frame, ...rest };
