import { and, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { LinkState } from "@baize/domain/agents/link";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { rowCount } from "../../../platform/database/sums.ts";
import { invites } from "../../identity/invite-schema.ts";
import { members } from "../../identity/schema.ts";

const uplines = alias(members, "upline");

export type LinkRow = typeof invites.$inferSelect;

const ownLinks = ({ brand, member }: MemberContext) =>
  and(eq(invites.brand, brand.code), eq(invites.memberId, member.id), eq(invites.isLink, true));

const isUsedUp = sql`${invites.mostUses} is not null and ${invites.uses} >= ${invites.mostUses}`;

/** The rows in a state, as `linkState` of the domain says it. */
function inState(state: LinkState, now: Date): SQL | undefined {
  const running = and(isNull(invites.stoppedAt), or(isNull(invites.expiresAt), gt(invites.expiresAt, now)));
  return {
    stopped: isNotNull(invites.stoppedAt),
    expired: and(isNull(invites.stoppedAt), lte(invites.expiresAt, now)),
    used_up: and(running, isUsedUp),
    open: and(running, sql`not (${isUsedUp})`),
  }[state];
}

export interface LinkCursor {
  readonly at: Date;
  readonly code: string;
}

interface Wanted {
  readonly state: LinkState | undefined;
  readonly cursor: LinkCursor | undefined;
  readonly limit: number;
}

/** The agent's links, newest first; one more than the page holds. */
export async function listLinks(ctx: MemberContext, { state, cursor, limit }: Wanted): Promise<LinkRow[]> {
  const after =
    cursor && sql`(${invites.createdAt}, ${invites.code}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.code})`;
  return await ctx.system.db
    .select()
    .from(invites)
    .where(and(ownLinks(ctx), state && inState(state, ctx.now), after))
    .orderBy(desc(invites.createdAt), desc(invites.code))
    .limit(limit + 1);
}

export async function countOpenLinks(tx: Transaction, ctx: MemberContext): Promise<number> {
  const [row] = await tx
    .select({ count: rowCount() })
    .from(invites)
    .where(and(ownLinks(ctx), inState("open", ctx.now)));
  return row?.count ?? 0;
}

type NewLink = Pick<LinkRow, "code" | "kind" | "label" | "domain" | "expiresAt" | "mostUses" | "offers">;

/** Undefined where the code is taken. */
export async function insertLink(
  tx: Transaction,
  { brand, member, now }: MemberContext,
  link: NewLink,
): Promise<LinkRow | undefined> {
  const [row] = await tx
    .insert(invites)
    .values({ ...link, brand: brand.code, memberId: member.id, isLink: true, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Stops a link of the caller's own; one that is stopped already stays as it is. Undefined for any other code. */
export async function stopOwnLink(tx: Transaction, ctx: MemberContext, code: string): Promise<LinkRow | undefined> {
  const [row] = await tx
    .update(invites)
    .set({ stoppedAt: sql`coalesce(${invites.stoppedAt}, ${ctx.now.toISOString()}::timestamptz)` })
    .where(and(ownLinks(ctx), eq(invites.code, code)))
    .returning();
  return row;
}

/** What the link offers by which a member has registered, and whose it is; undefined without one. */
export async function findOffersOfLink(tx: Transaction, memberId: string) {
  const upline = { id: uplines.id, account: uplines.username, path: uplines.path };
  const [row] = await tx
    .select({ kind: members.kind, offers: invites.offers, upline })
    .from(members)
    .innerJoin(invites, and(eq(invites.brand, members.brand), eq(invites.code, members.inviteCode)))
    .innerJoin(uplines, eq(uplines.id, invites.memberId))
    .where(eq(members.id, memberId));
  return row;
}
