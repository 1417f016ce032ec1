import { frame } from "./frame.ts";
import { rest } from "./rest.ts";

/** Every text of the kit in Urdu. */
export const ur = { ...frame, ...rest };
