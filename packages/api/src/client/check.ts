import { prettifyError, safeParse } from "zod/mini";
import { endpointOf } from "../contract/contract.ts";
import type { EndpointId } from "../routes/all-routes.ts";

/** Throws when an answer is not what its row promises. Brings every schema along: load it in development only. */
export function checkOutput(id: EndpointId, value: unknown): void {
  const { error } = safeParse(endpointOf(id).output, value);
  if (error) throw new TypeError(`The answer of ${id} breaks the contract:\n${prettifyError(error)}`);
}
