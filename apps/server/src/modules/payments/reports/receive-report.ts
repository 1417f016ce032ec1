import { SIGNATURE_HEADERS } from "@baize/api/provider/identity";
import { type ArrivedCall, verifyCall } from "@baize/api/provider/sign";
import { jsonOf } from "../../../platform/http/signed-body.ts";
import { adapterOf } from "../adapters.ts";
import { paymentReport } from "./report.ts";
import type { System } from "../../../platform/system.ts";
import { type ReportOutcome, applyReport } from "./apply-report.ts";

export const REPORTS_PATH = "/wps/payments/reports";

export type Received = ReportOutcome | "bad_signature" | "stale" | "invalid";

/** Processes an adapter's report from its bytes to its outcome. The signature is checked before the content is read. */
export async function receiveReport(system: System, call: ArrivedCall, requestId: string): Promise<Received> {
  const at = system.now();
  const verified = verifyCall(call, (id) => adapterOf(system, id)?.secret, at.getTime());
  if (!verified.ok) return verified.code;
  const parsed = paymentReport.safeParse(jsonOf(call.body));
  if (!parsed.success) return "invalid";
  const adapter = call.header(SIGNATURE_HEADERS.provider) ?? "";
  return await applyReport(system, { adapter, report: parsed.data, requestId, at });
}
