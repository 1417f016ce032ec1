import { randomUUID } from "node:crypto";
import { signHeaders } from "@baize/api/provider/sign";
import type { OutputOf } from "@baize/api/contract/contract";
import { REPORTS_PATH } from "../../src/modules/payments/reports/receive-report.ts";
import { asText, runIn } from "../../src/platform/database/raw.ts";
import { adapterOf } from "../../src/modules/payments/adapters.ts";
import type { PaymentReport } from "../../src/modules/payments/reports/report.ts";
import { SANDBOX_BANK } from "../../src/platform/config/config.ts";
import { clientOf } from "./client.ts";
import { signIn, type TestMember } from "./member.ts";
import type { World } from "./world.ts";

type Deposit = OutputOf<"deposits.get">;

export const newKey = () => `test-${randomUUID()}`;

const OF_ORDER =
  "select member_id::text as member from deposits where id = $1 union all select member_id::text from withdrawals where id = $1";

/** A report about a deposit as the bank sends it, with the member of its order; each is a new event. */
export async function makeReport(
  { system }: World,
  { id, amount }: Pick<Deposit, "id" | "amount">,
  status: PaymentReport["status"],
): Promise<PaymentReport> {
  const [order] = (await runIn(system.db)(OF_ORDER, [id])).rows;
  return { event: randomUUID(), kind: "deposit", member: asText(order?.member), reference: id, status, ...amount };
}

/** Sends one signed report; returns its outcome, or the status where there is none. */
export async function sendReport(world: World, report: PaymentReport, secret?: string): Promise<string> {
  const body = JSON.stringify(report);
  const known = secret ?? adapterOf(world.system, SANDBOX_BANK)?.secret ?? "";
  const call = { provider: SANDBOX_BANK, method: "POST", path: REPORTS_PATH, body };
  const headers = { "content-type": "application/json", ...signHeaders(call, known, world.system.now().getTime()) };
  const answer: unknown = await (await world.fetch(REPORTS_PATH, { method: "POST", body, headers })).json();
  return typeof answer === "object" && answer !== null && "result" in answer ? String(answer.result) : "fault";
}

/** A signed-in member and its client. */
export async function clientFor(world: World, member: TestMember) {
  return clientOf(world, await signIn(world, member));
}
