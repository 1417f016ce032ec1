import * as z from "zod/mini";
import { withDefault } from "./with-default.ts";

/** An instant: whole milliseconds since 1970-01-01 UTC. */
export const instant = () => z.int().check(z.nonnegative());

export const count = (max = Number.MAX_SAFE_INTEGER) => z.int().check(z.gte(0), z.lte(max));

/** How many items a page of a list holds. */
export const limit = (standard: number, max = 100) => withDefault(z.int().check(z.gte(1), z.lte(max)), standard);

/** A business day `yyyy-MM-dd` in the brand's time zone. */
export const day = () => z.iso.date();
