import { canonicalJson } from "../../object/canonical-json.ts";
import { choiceField, textField } from "../../object/fields.ts";
import { hashField, keyField, stepsField } from "../../proof/fields.ts";
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

/** Reads such a file. Throws a `SyntaxError` for what is no JSON, and a `TypeError` for any other JSON. */
export function readProvenStatement(text: string): ProvenFile {
  const value: unknown = JSON.parse(text);
  choiceField(value, "schema", [SCHEMA]);
  return {
    statement: textField(value, "statement"),
    leaf: hashField(value, "leaf"),
    proof: stepsField(value, "proof"),
    signed: textField(value, "signed"),
    key: keyField(value, "key"),
  };
}
