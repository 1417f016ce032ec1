import { isApiError } from "@baize/api/client/api-error";

/** Errors that come before the server has read the intent's key, or from no server: an earlier try may have taken effect. */
const WITHOUT_OUTCOME = new Set(["network", "system", "rate", "auth", "crypto"]);

/** Whether an error says that the intent took no effect, on this try or an earlier one. */
export function isRefusal(error: unknown): boolean {
  return isApiError(error) && !WITHOUT_OUTCOME.has(error.code.split(".")[0] ?? "");
}
