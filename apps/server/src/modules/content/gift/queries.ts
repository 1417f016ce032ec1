import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import { gifts } from "../schema.ts";

/** The first gift of a stage that is shown now. */
export async function findGift({ system, brand, now }: RequestContext, stage: "before" | "after") {
  const [row] = await system.db
    .select()
    .from(gifts)
    .where(
      and(
        eq(gifts.brand, brand.code),
        eq(gifts.stage, stage),
        lte(gifts.startsAt, now),
        or(isNull(gifts.endsAt), gt(gifts.endsAt, now)),
      ),
    )
    .orderBy(asc(gifts.position))
    .limit(1);
  return row;
}
