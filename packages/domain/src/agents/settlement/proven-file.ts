import { canonicalJson } from "../../object/canonical-json.ts";
import { choiceField, field, listField, textField } from "../../object/fields.ts";
import type { ProofStep } from "../../proof/merkle.ts";
import type { SigningKey } from "../../proof/signed.ts";
import type { ProvenStatement } from "./verify.ts";

/** What an agent downloads, with what it needs to be checked anywhere. */
export interface ProvenFile extends ProvenStatement {
  /** The leaf of the statement, in hexadecimal. */
  readonly leaf: string;
  /** The public key that the server named. A reader compares it with the published one. */
  readonly key: SigningKey;
}

const SCHEMA = "baize/proven-statement/1";

/** The file's one text. */
export const provenStatementText = ({ statement, leaf, proof, signed, key: { kty, crv, x } }: ProvenFile): string =>
  canonicalJson({
    schema: SCHEMA,
    statement,
    leaf,
    proof: proof.map(({ side, hash }) => ({ side, hash })),
    signed,
    key: { kty, crv, x },
  });

const HASH = /^[0-9a-f]{64}$/;

function hashField(value: unknown, name: string): string {
  const hash = textField(value, name);
  if (!HASH.test(hash)) throw new TypeError(`The field ${name} is no hash`);
  return hash;
}

const toStep = (step: unknown): ProofStep => ({
  side: choiceField(step, "side", ["left", "right"]),
  hash: hashField(step, "hash"),
});

/** Reads such a file. Throws a `SyntaxError` for what is no JSON, and a `TypeError` for any other JSON. */
export function readProvenStatement(text: string): ProvenFile {
  const value: unknown = JSON.parse(text);
  choiceField(value, "schema", [SCHEMA]);
  const key = field(value, "key");
  return {
    statement: textField(value, "statement"),
    leaf: hashField(value, "leaf"),
    proof: listField(value, "proof").map(toStep),
    signed: textField(value, "signed"),
    key: { kty: choiceField(key, "kty", ["OKP"]), crv: choiceField(key, "crv", ["Ed25519"]), x: textField(key, "x") },
  };
}
