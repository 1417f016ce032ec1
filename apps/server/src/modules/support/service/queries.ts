import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import { members } from "../../identity/schema.ts";

export async function loadMemberLabels({ system }: RequestContext, memberId: string): Promise<string[]> {
  const [row] = await system.db.select({ labels: members.memberLabels }).from(members).where(eq(members.id, memberId));
  return row?.labels ?? [];
}
