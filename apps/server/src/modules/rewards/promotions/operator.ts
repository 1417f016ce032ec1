import * as z from "zod";
import type { System } from "../../../platform/system.ts";
import { brandOfOwner } from "../../identity/member/brand-of-owner.ts";
import { listPromotionApplications } from "./queries.ts";
import { decisionsOn } from "../grants/operator-decision.ts";
import { asOwned, folder, MOST, nothing, ownedId } from "../../../platform/operator/fields.ts";
import { always, type Operation, operation, type Operator } from "../../../platform/operator/operation.ts";
import { showApplicationImages } from "./show-application-images.ts";

async function list({ db }: System, _: unknown, operator: Operator) {
  const rows = await listPromotionApplications(db, operator, MOST);
  return rows.map(({ part, username, texts }) => ({
    id: asOwned({ memberId: part.memberId, id: part.promotionId }),
    brand: part.brand,
    member: username,
    promotion: texts.EN?.title ?? "",
    remark: part.remark,
    images: part.images.length,
    at: part.startedAt.toISOString(),
  }));
}

const { approve, reject } = decisionsOn({
  what: "application",
  roles: ["content", "manager"],
  approve: { summary: "Grants an application: the member may take what it promises", state: "issued", needsApproval: always },
  reject: { summary: "Declines an application; the member reads the reason and may apply again", access: "state" },
});

/** Applications for promotions. Approving pays nothing: the member claims the reward. */
export const applicationOperations: Readonly<Record<string, Operation>> = {
  "applications list": operation({
    summary: "Applications for promotions that wait, the oldest first",
    roles: ["content", "manager"],
    scope: "operator",
    input: nothing,
    run: list,
  }),
  "applications images": operation({
    summary: "Pictures that a member sent with an application; --to writes them into a folder",
    roles: ["content", "manager"],
    access: "private",
    scope: brandOfOwner,
    input: z.strictObject({ id: ownedId, to: folder }),
    run: async (system, { id, to }, operator) => await showApplicationImages(system, operator, id, to !== undefined),
  }),
  "applications approve": approve,
  "applications reject": reject,
};
