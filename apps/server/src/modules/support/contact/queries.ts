import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import { agentApplications } from "../../agents/schema.ts";
import { feedback } from "../feedback-schema.ts";
import { newId } from "../../../platform/ids/new-id.ts";

export async function keepFeedback(ctx: MemberContext, type: string, content: string): Promise<string> {
  const id = newId();
  const row = { id, brand: ctx.brand.code, memberId: ctx.member.id, type, content, at: ctx.now };
  await ctx.commit(async (tx) => {
    await tx.insert(feedback).values(row);
  });
  return id;
}

type Application = Pick<typeof agentApplications.$inferInsert, "name" | "mobile" | "email" | "contact" | "message">;

export async function keepApplication(ctx: RequestContext, given: Application): Promise<string> {
  const id = newId();
  await ctx.commit(async (tx) => {
    await tx.insert(agentApplications).values({ ...given, id, brand: ctx.brand.code, address: ctx.address, at: ctx.now });
  });
  return id;
}
