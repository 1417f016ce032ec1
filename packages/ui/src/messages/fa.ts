import { frame } from "./fa/frame.ts";
import { rest } from "./fa/rest.ts";

/** Every text of the kit in Persian. */
export const fa = { ...frame, ...rest };
