import { and, eq, isNull, or } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import { invites, members } from "../schema.ts";

export interface Invite {
  readonly memberId: string;
  readonly path: string[];
}

/** Whose invitation code it is. A code that names a domain is valid on that domain only. */
export async function findInvite(
  { system, brand }: RequestContext,
  code: string,
  domain: string | undefined,
): Promise<Invite | undefined> {
  const here = domain ? or(isNull(invites.domain), eq(invites.domain, domain.toLowerCase())) : isNull(invites.domain);
  const [row] = await system.db
    .select({ memberId: members.id, path: members.path })
    .from(invites)
    .innerJoin(members, eq(members.id, invites.memberId))
    .where(and(eq(invites.brand, brand.code), eq(invites.code, code), eq(members.status, "active"), here));
  return row;
}
