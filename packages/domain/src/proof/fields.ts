import { choiceField, field, listField, textField } from "../object/fields.ts";
import type { ProofStep } from "./merkle.ts";
import type { SigningKey } from "./signed.ts";

const HASH = /^[0-9a-f]{64}$/;

export function hashField(value: unknown, name: string): string {
  const hash = textField(value, name);
  if (!HASH.test(hash)) throw new TypeError(`The field ${name} is no hash`);
  return hash;
}

/** The steps from a leaf to its root. */
export const stepsField = (value: unknown, name: string): readonly ProofStep[] =>
  listField(value, name).map((step) => ({
    side: choiceField(step, "side", ["left", "right"]),
    hash: hashField(step, "hash"),
  }));

export function keyField(value: unknown, name: string): SigningKey {
  const key = field(value, name);
  return { kty: choiceField(key, "kty", ["OKP"]), crv: choiceField(key, "crv", ["Ed25519"]), x: textField(key, "x") };
}
