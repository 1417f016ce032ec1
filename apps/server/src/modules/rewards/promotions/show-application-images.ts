import { transact } from "../../../platform/database/retry.ts";
import type { Operator } from "../../../platform/operator/operation.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberBrand } from "../../identity/member/queries.ts";
import { showImages } from "../../uploads/show-images.ts";

interface Application {
  readonly memberId: string;
  /** The promotion's id. */
  readonly id: string;
}

/** The pictures that a member sent with an application. Throws `Refused` where there is none. */
export async function showApplicationImages(
  system: System,
  operator: Operator,
  { memberId, id }: Application,
  withBytes: boolean,
) {
  return await transact(system.db, async (tx) => {
    const brand = await loadMemberBrand(tx, memberId);
    return await showImages(tx, system, operator, { brand, memberId, usedFor: `application/${id}`, withBytes });
  });
}
