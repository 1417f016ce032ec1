import type { Handler } from "@baize/api/contract/contract";
import { HELD_STATES } from "@baize/domain/payments/withdrawal-state";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { expectedOf } from "../expected.ts";
import { listSteps } from "../payment-steps/queries.ts";
import { countProofs, findOwnWithdrawal, type WithdrawalRow } from "./queries.ts";
import { withdrawalView } from "./view.ts";

function expectedBy({ brand, now }: MemberContext, { state, createdAt }: WithdrawalRow) {
  const isHeld = HELD_STATES.some((held) => held === state);
  return isHeld ? expectedOf(createdAt, brand.payments.withdrawal.usualHours * 60, now) : {};
}

export const getWithdrawal: Handler<"withdrawals.get", ServerContexts> = async (ctx, { id }) => {
  const row = isUuid(id) ? await findOwnWithdrawal(ctx, id) : undefined;
  if (!row) throw fault("withdraw.not_found");
  const { db } = ctx.system;
  const view = withdrawalView(row, await listSteps(db, row.memberId, [id]), ctx.language);
  return { ...view, proofs: await countProofs(db, row), ...expectedBy(ctx, row) };
};
