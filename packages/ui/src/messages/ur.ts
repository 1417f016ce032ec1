import { frame } from "./ur/frame.ts";
import { rest } from "./ur/rest.ts";

/** Every text of the kit in Urdu. */
export const ur = { ...frame, ...rest };
