import { signHeaders } from "@baize/api/provider/sign";
import { formatAmount } from "@baize/domain/money/amount";
import { newId } from "../../../platform/ids/new-id.ts";
import { adapterOf } from "../adapter.ts";
import { deliverReports } from "./deliver-report.ts";
import { depositById, type DepositRow } from "../deposits/step-deposit.ts";
import type { PaymentReport } from "../reports/report.ts";
import { isPageKey, type Planned, planReports, SANDBOX_BANK } from "./sandbox-bank.ts";
import type { System } from "../../../platform/system.ts";
import { receiveReport, REPORTS_PATH } from "../reports/receive-report.ts";

/** What a person may have the sandbox bank do with a payment. */
export const PRESSES = ["paid", "later", "failed", "twice", "reordered", "silent"] as const;
export type Press = (typeof PRESSES)[number];

type Base = Omit<PaymentReport, "event" | "status">;
const soon = (base: Base, status: PaymentReport["status"], after = 0, event?: string): Planned => ({
  report: { ...base, status, ...(event ? { event } : {}) },
  after,
});

/** Seconds after which a delayed payment arrives. */
const LATER = 60;

const PLANS: Record<Press, (base: Base) => readonly Planned[]> = {
  paid: (base) => [soon(base, "succeeded")],
  later: (base) => [soon(base, "processing"), soon(base, "succeeded", LATER)],
  failed: (base) => [soon(base, "failed")],
  twice: (base) => {
    const event = newId();
    return [soon(base, "succeeded", 0, event), soon(base, "succeeded", 0, event), soon(base, "succeeded")];
  },
  // The first report arrives last: it says less than is known by then.
  reordered: (base) => [soon(base, "succeeded"), soon(base, "processing"), soon(base, "failed")],
  silent: () => [],
};

/** The deposit that this page was made for; undefined for an address that this server did not make. */
export async function pageDeposit(system: System, id: string, key: string): Promise<DepositRow | undefined> {
  const secret = adapterOf(system, SANDBOX_BANK)?.secret ?? "";
  return isPageKey(secret, id, key) ? await depositById(system.db, id) : undefined;
}

/** Plans the reports of a press and sends those that are due. */
export async function press(system: System, { id, amount, currency }: DepositRow, what: Press): Promise<void> {
  const base: Base = { kind: "deposit", reference: id, amount: formatAmount(amount, currency), currency };
  const planned = PLANS[what](base);
  if (planned.length > 0) await planReports(system.db, id, planned, system.now());
  await deliverSandboxReports(system);
}

/** Signed and taken in as any adapter's: the sandbox has no other door. */
export async function deliverSandboxReports(system: System): Promise<number> {
  const secret = adapterOf(system, SANDBOX_BANK)?.secret ?? "";
  return await deliverReports(system, system.db, async (body) => {
    const call = { provider: SANDBOX_BANK, method: "POST", path: REPORTS_PATH, body };
    const headers = new Headers(signHeaders(call, secret, system.now().getTime()));
    const arrived = { ...call, header: (name: string) => headers.get(name) };
    const outcome = await receiveReport(system, arrived, newId());
    return outcome !== "unknown";
  });
}
