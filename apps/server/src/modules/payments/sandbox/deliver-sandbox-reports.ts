import { signHeaders } from "@baize/api/provider/sign";
import { newId } from "../../../platform/ids/new-id.ts";
import { SANDBOX_BANK } from "../../../platform/config/config.ts";
import type { System } from "../../../platform/system.ts";
import { adapterOf } from "../adapters.ts";
import { receiveReport, REPORTS_PATH } from "../reports/receive-report.ts";
import { listDueReports, markReportSent } from "./queries.ts";

/** Signed and received like any adapter's report. True when it was accepted. */
async function send(system: System, body: string): Promise<boolean> {
  const secret = adapterOf(system, SANDBOX_BANK)?.secret ?? "";
  const call = { provider: SANDBOX_BANK, method: "POST", path: REPORTS_PATH, body };
  const headers = new Headers(signHeaders(call, secret, system.now().getTime()));
  const outcome = await receiveReport(system, { ...call, header: (name) => headers.get(name) }, newId());
  return outcome !== "unknown";
}

/** Sends the sandbox bank's due reports, in their order. A report that is not accepted is sent again later. */
export async function deliverSandboxReports(system: System): Promise<number> {
  let sent = 0;
  for (const { id, body } of await listDueReports(system.db, system.now())) {
    if (!(await send(system, JSON.stringify(body)))) continue;
    await markReportSent(system.db, id, system.now());
    sent += 1;
  }
  return sent;
}
