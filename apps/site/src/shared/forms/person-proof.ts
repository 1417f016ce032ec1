import { solveProof } from "./solve-proof.ts";

/** The human check of calls that send a message: the device works for a moment, and the person does nothing. */
export async function personProof(): Promise<{ proof: string }> {
  const { payload } = await solveProof(new AbortController().signal, () => undefined);
  return { proof: payload };
}
