import * as z from "zod/mini";
import { cursor } from "./text.ts";

/** A list: items, and where the next page starts (null at the end). */
export const list = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), next: z.nullable(cursor()) });

/**
 * A list with the totals of all filtered rows, not of the page alone. They come with the first page and are null on later
 * pages, so that they are added up once.
 */
export const summedList = <Item extends z.ZodMiniType, Shape extends z.core.$ZodLooseShape>(item: Item, totals: Shape) =>
  z.object({ items: z.array(item), next: z.nullable(cursor()), totals: z.nullable(z.object(totals)) });
