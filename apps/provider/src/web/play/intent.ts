import { keepBet } from "./seen-hashes.ts";

/** The name of one press: the same press sent twice is one round. The hash that the page shows is stored with it before it is sent. */
export function keepNewIntent(): string {
  const random = crypto.getRandomValues(new Uint8Array(18));
  const intent = random.reduce((text, byte) => text + byte.toString(16).padStart(2, "0"), "");
  keepBet(intent);
  return intent;
}
