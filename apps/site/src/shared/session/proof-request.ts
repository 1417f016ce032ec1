type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Registers what asks the person for a proof; returns a function that removes it. */
export function onProofRequired(asker: Ask): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
}

/** Asks the person for a proof, once for all calls that wait for it. False: it was not given. */
export async function requestProof(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => (asked = undefined));
  return await asked;
}
