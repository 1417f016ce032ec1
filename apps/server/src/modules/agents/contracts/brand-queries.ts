import { and, desc, eq, isNull } from "drizzle-orm";
import type { Executor } from "../../../platform/database/database.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import { Refused } from "../../../platform/operator/operation.ts";
import { handleOf } from "../../identity/member/handle.ts";
import { members } from "../../identity/schema.ts";
import { type ContractRow, party } from "./queries.ts";
import { contracts } from "./schema.ts";

/** A contract that the brand pays, and the account of its agent. */
export interface BrandContract {
  readonly row: ContractRow;
  readonly account: string;
}

const ofBrand = (brand: string) => and(eq(contracts.brand, brand), isNull(contracts.uplineId));

/** One contract that the brand pays; undefined for any other. */
export async function findBrandContract(db: Executor, brand: string, id: string): Promise<BrandContract | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ row: contracts, account: members.username })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.memberId))
    .where(and(eq(contracts.id, id), ofBrand(brand)));
  return row;
}

/** What the brand itself pays, newest first. */
export async function listBrandContracts(db: Executor, brand: string): Promise<BrandContract[]> {
  return await db
    .select({ row: contracts, account: members.username })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.memberId))
    .where(ofBrand(brand))
    .orderBy(desc(contracts.at), desc(contracts.id))
    .limit(MOST);
}

/** A member as the brand's own offers need it. Throws `Refused` where the brand has no such member. */
export async function loadTopAgent(db: Executor, named: { readonly brand: string; readonly member: string }) {
  const own = and(eq(members.brand, named.brand), eq(members.handle, handleOf(named.member)));
  const [row] = await db
    .select({ ...party, status: members.status, path: members.path })
    .from(members)
    .where(own);
  if (!row) throw new Refused(`There is no member ${named.member} of ${named.brand}.`);
  return row;
}
