import { solveProof } from "./solve-proof.ts";

/** Shows that a person's device is at work, for whatever sends a message: the device works a moment and asks the person nothing. */
export async function personProof(): Promise<{ proof: string }> {
  const { payload } = await solveProof(new AbortController().signal, () => undefined);
  return { proof: payload };
}
