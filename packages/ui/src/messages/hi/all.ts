import { frame } from "./frame.ts";
import { rest } from "./rest.ts";

/** Every text of the kit in Hindi. */
export const hi = { ...frame, ...rest };
