import type { Operation } from "../../platform/operator/operation.ts";
import { adjustmentOperations } from "./adjustments/operator.ts";
import { channelOperations } from "./channels/operator.ts";
import { depositOperations } from "./deposits/operator.ts";
import { limitOperations } from "./limits/operator.ts";
import { paymentPasswordOperations } from "./payment-password/operator.ts";
import { payoutOperations } from "./payout/operator.ts";
import { transferOperations } from "./wallets/operator.ts";
import { withdrawalOperations } from "./withdrawals/operator.ts";

/** Operators' commands for deposits, withdrawals and wallets. */
export const paymentOperations: Readonly<Record<string, Operation>> = {
  ...depositOperations,
  ...withdrawalOperations,
  ...payoutOperations,
  ...channelOperations,
  ...transferOperations,
  ...adjustmentOperations,
  ...limitOperations,
  ...paymentPasswordOperations,
};
