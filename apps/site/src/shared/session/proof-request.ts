type Ask = () => Promise<string | undefined>;

let ask: Ask | undefined;
let asked: Promise<string | undefined> | undefined;

/** Registers what asks the person for a proof; returns a function that removes it. */
export function onProofRequired(asker: Ask): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
}

/** Asks the person for a proof, once for all calls that wait for it. Resolves to the new token; undefined: it was not given. */
export async function requestProof(): Promise<string | undefined> {
  asked ??= (ask?.() ?? Promise.resolve(undefined)).finally(() => (asked = undefined));
  return await asked;
}
