import * as z from "zod/mini";
import { cursor } from "./text.ts";

/** A list: items, and where the next page starts (null at the end). */
export const list = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item), next: z.nullable(cursor()) });

/**
 * A list with its totals: what all rows come to that the filters let through, not those of the page alone. They come with
 * the first page and are null with those that go on at a cursor: they are added up once, however far the list is read.
 */
export const summedList = <Item extends z.ZodMiniType, Shape extends z.core.$ZodLooseShape>(item: Item, totals: Shape) =>
  z.object({ items: z.array(item), next: z.nullable(cursor()), totals: z.nullable(z.object(totals)) });
