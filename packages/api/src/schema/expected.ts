import * as z from "zod/mini";
import { instant } from "./number.ts";

/** The time that was stated to the member, and whether it is over by the server's clock. */
export const expected = () => z.object({ at: instant(), passed: z.boolean() });
