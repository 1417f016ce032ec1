import { frame } from "./en/frame.ts";
import { rest } from "./en/rest.ts";

/** Every text of the kit in English. */
export const en = { ...frame, ...rest };
