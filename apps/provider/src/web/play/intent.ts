/** The name of one press: the same press sent twice is one round. */
export const newIntent = (): string =>
  crypto.getRandomValues(new Uint8Array(18)).reduce((text, byte) => text + byte.toString(16).padStart(2, "0"), "");
