import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import { gifts } from "../page-schema.ts";

export async function firstGift({ system, brand, now }: RequestContext, stage: "before" | "after") {
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
