import { frame } from "./hi/frame.ts";
import { rest } from "./hi/rest.ts";

/** Every text of the kit in Hindi. */
export const hi = { ...frame, ...rest };
