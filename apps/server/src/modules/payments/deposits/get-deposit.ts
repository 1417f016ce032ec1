import type { Handler } from "@baize/api/contract/contract";
import { awaitsPayment } from "@baize/domain/payments/deposit-state";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { expectedOf } from "../expected.ts";
import { listSteps } from "../payment-steps/queries.ts";
import { type DepositRow, findOwnDeposit } from "./queries.ts";
import { depositView } from "./view.ts";

/** When it arrives: a length of time until it is paid, then a time. */
function arrivalOf({ brand, now }: MemberContext, { channel, state, updatedAt }: DepositRow) {
  const usualMinutes = brand.payments.channels.find(({ id }) => id === channel)?.usualMinutes ?? 0;
  if (usualMinutes === 0) return {};
  if (awaitsPayment(state)) return { usualMinutes };
  return state === "processing" ? expectedOf(updatedAt, usualMinutes, now) : {};
}

export const getDeposit: Handler<"deposits.get", ServerContexts> = async (ctx, { id }) => {
  const row = isUuid(id) ? await findOwnDeposit(ctx, id) : undefined;
  if (!row) throw fault("deposit.not_found");
  const view = depositView(row, await listSteps(ctx.system.db, row.memberId, [row.id]), ctx.now);
  return { ...view, ...arrivalOf(ctx, row) };
};
