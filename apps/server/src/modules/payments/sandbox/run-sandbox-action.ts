import { formatAmount } from "@baize/domain/money/amount";
import { newId } from "../../../platform/ids/new-id.ts";
import { SANDBOX_BANK } from "../../../platform/config/config.ts";
import type { System } from "../../../platform/system.ts";
import { adapterOf } from "../adapters.ts";
import { type DepositRow, findDeposit } from "../deposits/queries.ts";
import type { PaymentReport } from "../reports/report.ts";
import { deliverSandboxReports } from "./deliver-sandbox-reports.ts";
import { type Planned, planReports } from "./plan-reports.ts";
import { isPageKey } from "./sandbox-bank.ts";

/** The reports that a person may make the sandbox bank send. */
export const SANDBOX_ACTIONS = ["paid", "later", "failed", "twice", "reordered", "silent"] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

type Base = Omit<PaymentReport, "event" | "status">;
const plan = (base: Base, status: PaymentReport["status"], after = 0, event?: string): Planned => ({
  report: { ...base, status, event },
  after,
});

/** Seconds after which a delayed payment arrives. */
const LATER = 60;

const PLANS: Record<SandboxAction, (base: Base) => readonly Planned[]> = {
  paid: (base) => [plan(base, "succeeded")],
  later: (base) => [plan(base, "processing"), plan(base, "succeeded", LATER)],
  failed: (base) => [plan(base, "failed")],
  twice: (base) => {
    const event = newId();
    return [plan(base, "succeeded", 0, event), plan(base, "succeeded", 0, event), plan(base, "succeeded")];
  },
  // The first report arrives last: it is out of date by then.
  reordered: (base) => [plan(base, "succeeded"), plan(base, "processing"), plan(base, "failed")],
  silent: () => [],
};

/** The deposit of this page; undefined for an address that this server did not make. */
export async function findPageDeposit(system: System, id: string, key: string): Promise<DepositRow | undefined> {
  const secret = adapterOf(system, SANDBOX_BANK)?.secret ?? "";
  return isPageKey(secret, id, key) ? await findDeposit(system.db, id) : undefined;
}

/** Plans the reports of a button and sends those that are due. */
export async function runSandboxAction(
  system: System,
  { id, memberId, amount, currency }: DepositRow,
  press: SandboxAction,
): Promise<void> {
  const base: Base = { kind: "deposit", member: memberId, reference: id, amount: formatAmount(amount, currency), currency };
  const planned = PLANS[press](base);
  if (planned.length > 0) await planReports(system.db, id, planned, system.now());
  await deliverSandboxReports(system);
}
