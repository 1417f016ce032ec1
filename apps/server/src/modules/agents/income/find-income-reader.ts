import type { Brand } from "../../../platform/brand/brand.ts";
import type { Member } from "../../../platform/caller.ts";
import type { MemberContext } from "../../../platform/context.ts";
import type { System } from "../../../platform/system.ts";
import { findReader } from "../contracts/find-reader.ts";

/** Whose income is read. */
export interface IncomeReader {
  readonly system: Pick<System, "db">;
  readonly member: Pick<Member, "id">;
  readonly brand: Pick<Brand, "currency" | "timeZone">;
}

/** The caller reads the own income, and a sub-account that of the agent directly above. */
export async function findIncomeReader(ctx: MemberContext): Promise<IncomeReader> {
  const { member } = await findReader(ctx);
  return { system: ctx.system, member, brand: ctx.brand };
}
