import * as z from "zod/mini";
import { day } from "./number.ts";

/** First and last business day of a list, both included; either may be left out. */
export const days = { from: z.optional(day()), to: z.optional(day()) };
