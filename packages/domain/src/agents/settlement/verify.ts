import { field } from "../../object/fields.ts";
import { leafOf, type ProofStep, rootFrom } from "../../proof/merkle.ts";
import { isSigned, type SigningKey, base64urlText } from "../../proof/signed.ts";
import { MICRO } from "./line.ts";

/** What an agent downloads: a statement, its way to the root of its run, and that root as the brand signed it. */
export interface ProvenStatement {
  /** The text of the statement, to the byte. */
  readonly statement: string;
  readonly proof: readonly ProofStep[];
  /** A JWS in its compact form, signed by Ed25519. */
  readonly signed: string;
}

/**
 * `form`: it is no statement. `signature`: the key has not signed this root. `proof`: the statement is not in the signed run.
 * `sum`: its lines do not sum to its amount.
 */
export type StatementProblem = "form" | "signature" | "proof" | "sum";

/** Whether each line that has a rate pays it, and all together pay the amount. */
export function isSummed(statement: unknown): boolean {
  const lines = field(statement, "lines");
  if (!Array.isArray(lines)) return false;
  let sum = 0n;
  for (const line of lines) {
    const micro = BigInt(String(field(line, "micro")));
    const rate = BigInt(String(field(line, "rate")));
    const rule = field(line, "rule");
    const isRest = rule === "rest" || rule === "paidBefore" || (rule === "carried" && rate === 0n);
    if (!isRest && micro !== BigInt(String(field(line, "base"))) * rate) return false;
    sum += micro;
  }
  return sum === BigInt(String(field(statement, "amount"))) * MICRO;
}

async function findProblem(
  { statement, proof, signed }: ProvenStatement,
  key: SigningKey,
): Promise<StatementProblem | undefined> {
  if (!(await isSigned(signed, key))) return "signature";
  const run: unknown = JSON.parse(base64urlText(signed.split(".")[1] ?? ""));
  if ((await rootFrom(await leafOf(statement), proof)) !== field(run, "root")) return "proof";
  return isSummed(JSON.parse(statement)) ? undefined : "sum";
}

/**
 * Checks a statement without asking the server: the signature of its run, its place in that run, and its sum. Undefined where all of
 * it is right.
 */
export async function statementProblem(proven: ProvenStatement, key: SigningKey): Promise<StatementProblem | undefined> {
  try {
    return await findProblem(proven, key);
  } catch {
    return "form";
  }
}
