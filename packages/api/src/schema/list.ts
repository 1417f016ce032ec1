import * as z from "zod/mini";
import { cursor } from "./text.ts";

/** A list: items, and where the next page starts (null at the end). */
export const list = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), next: z.nullable(cursor()) });
