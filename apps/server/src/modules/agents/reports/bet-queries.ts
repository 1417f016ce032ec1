import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { BetTotals } from "@baize/domain/gaming/bet/totals";
import type { MemberContext } from "../../../platform/context.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { BET_ROW, BET_SUMS, onlyBets, toBetTotals } from "../../gaming/bets/queries.ts";
import { bets } from "../../gaming/play-schema.ts";
import { games, vendors } from "../../gaming/schema.ts";
import { members } from "../../identity/schema.ts";
import { pathClosure } from "../schema.ts";
import { BET_OF_PATH } from "./path-queries.ts";
import { inScope, type Scope } from "./scope-queries.ts";

type Filters = Partial<ParsedOf<"teamReports.bets">>;

/** The one predicate of the rows and of their totals, which have no free rounds. A bet has its path with it, so that those of other branches are passed over without a look at the tree. */
const onlyThese = ({ brand }: MemberContext, scope: Scope, filters: Filters): SQL | undefined =>
  and(inScope(scope, bets), eq(bets.brand, brand.code), isNull(bets.campaign), onlyBets(filters, brand.timeZone));

/** The team's bets, newest first; one more than the page holds. */
export async function listTeamBets(
  ctx: MemberContext,
  scope: Scope,
  filters: Filters & { readonly limit: number },
  cursor: Cursor | undefined,
) {
  return await ctx.system.db
    .select({ ...BET_ROW, account: members.username, level: pathClosure.depth })
    .from(pathClosure)
    .innerJoin(bets, BET_OF_PATH)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(games, eq(games.id, bets.gameId))
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(onlyThese(ctx, scope, filters), afterCursor(cursor, bets.placedAt, bets.id)))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(filters.limit + 1);
}

/** Totals of the filtered rows. */
export async function sumTeamBets(ctx: MemberContext, scope: Scope, filters: Filters): Promise<BetTotals> {
  const [row] = await ctx.system.db
    .select(BET_SUMS)
    .from(pathClosure)
    .innerJoin(bets, BET_OF_PATH)
    .innerJoin(games, eq(games.id, bets.gameId))
    .where(onlyThese(ctx, scope, filters));
  return toBetTotals(row);
}
