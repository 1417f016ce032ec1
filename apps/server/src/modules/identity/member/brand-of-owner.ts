import type { System } from "../../../platform/system.ts";
import { findMemberBrand } from "./queries.ts";

interface Owned {
  readonly id: { readonly memberId: string };
}

/** The brand of what belongs to a member, for the `scope` of an operation whose id names its owner. */
export const brandOfOwner = async ({ db }: Pick<System, "db">, { id }: Owned): Promise<string | undefined> =>
  await findMemberBrand(db, id.memberId);
