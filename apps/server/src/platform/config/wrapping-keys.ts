import * as z from "zod";

/** A key of the environment that wraps those in the database. */
export interface WrappingKey {
  readonly kid: string;
  readonly key: Uint8Array;
}

const BYTES = 32;

function toKey(text: string): WrappingKey | undefined {
  const [, kid, encoded] = /^([\w-]{1,32}):([\w+/=-]+)$/.exec(text.trim()) ?? [];
  if (kid === undefined || encoded === undefined) return undefined;
  const key = new Uint8Array(Buffer.from(encoded, "base64"));
  return key.length === BYTES ? { kid, key } : undefined;
}

/** `<kid>:<32 bytes in base64>, …`, each kid once. */
export const wrappingKeys = z.string().transform((text, check): WrappingKey[] => {
  const keys = text.split(",").flatMap((one) => toKey(one) ?? []);
  const kids = new Set(keys.map(({ kid }) => kid));
  if (kids.size === text.split(",").length) return keys;
  check.addIssue({ code: "custom", message: "must be <kid>:<32 bytes in base64>, …, each kid once" });
  return z.NEVER;
});
