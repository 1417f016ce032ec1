import type { Client } from "@baize/api/client/client";
import { transact } from "../../src/platform/database/retry.ts";
import type { Actor } from "@baize/domain/state-machine/machine";
import type { WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import { deliverSandboxReports } from "../../src/modules/payments/sandbox/deliver-sandbox-reports.ts";
import { settleWithdrawal } from "../../src/modules/payments/withdrawals/settle-withdrawal.ts";
import { findWithdrawalKey, lockWithdrawal } from "../../src/modules/payments/withdrawals/queries.ts";
import { newKey } from "./bank.ts";
import { NAME } from "./member.ts";
import type { World } from "./world.ts";

export const PIN = "840273";

/** Sets a withdrawal password and adds a payout account in the member's own name; returns the account's id. */
export async function readyToWithdraw(client: Client, number = "ananya@okaxis"): Promise<string> {
  await client.write("paymentPassword.set", { newPassword: PIN, confirmNewPassword: PIN });
  const account = { kind: "upi" as const, holder: NAME, number, paymentPassword: PIN };
  return (await client.write("payout.add", account, { key: newKey() })).id;
}

/** Takes one step by an operator; answers whether it was allowed. */
export async function step(world: World, id: string, to: WithdrawalState, by: Actor = "operator"): Promise<boolean> {
  return await transact(world.system.db, async (tx) => {
    const key = await findWithdrawalKey(tx, id);
    const row = key && (await lockWithdrawal(tx, key));
    if (!row) throw new Error(`No withdrawal ${id}`);
    return (await settleWithdrawal(world.system, tx, row, to, { by, at: world.system.now() })) !== undefined;
  });
}

/** Approves a withdrawal, hands it to the sandbox bank and reports it as paid. */
export async function payOut(world: World, id: string): Promise<void> {
  await step(world, id, "approved");
  await step(world, id, "paying");
  await deliverSandboxReports(world.system);
}
