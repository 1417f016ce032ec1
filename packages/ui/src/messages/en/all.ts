import { frame } from "./frame.ts";
import { rest } from "./rest.ts";

/** Every text of the kit in English. */
export const en = { ...frame, ...rest };
