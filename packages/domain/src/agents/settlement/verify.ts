import { field } from "../../object/fields.ts";
import { leafOf, type ProofStep, rootFrom } from "./merkle.ts";
import { MICRO } from "./line.ts";

/** What an agent downloads: a statement, its way to the root of its run, and that root as the brand signed it. */
export interface ProvenStatement {
  /** The text of the statement, to the byte. */
  readonly statement: string;
  readonly proof: readonly ProofStep[];
  /** A JWS in its compact form, signed by Ed25519. */
  readonly signed: string;
}

/** The public key of a brand's statements. */
export interface StatementKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly x: string;
}

/**
 * `form`: it is no statement. `signature`: the key has not signed this root. `proof`: the statement is not in the signed run.
 * `sum`: its lines do not sum to its amount.
 */
export type StatementProblem = "form" | "signature" | "proof" | "sum";

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.codePointAt(0) ?? 0);
/** The text that base64url holds. */
export const textOf = (base64url: string): string => new TextDecoder().decode(bytesOf(base64url));

/** Whether a key has signed this JWS. Throws where it is none, or the key is none. */
export async function isSigned(signed: string, { kty, crv, x }: StatementKey): Promise<boolean> {
  const [header = "", payload = "", signature = "", ...rest] = signed.split(".");
  if (rest.length > 0 || field(JSON.parse(textOf(header)), "alg") !== "EdDSA") return false;
  const key = await crypto.subtle.importKey("jwk", { kty, crv, x }, { name: "Ed25519" }, false, ["verify"]);
  return await crypto.subtle.verify(
    { name: "Ed25519" },
    key,
    bytesOf(signature),
    new TextEncoder().encode(`${header}.${payload}`),
  );
}

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

async function problemOf(
  { statement, proof, signed }: ProvenStatement,
  key: StatementKey,
): Promise<StatementProblem | undefined> {
  if (!(await isSigned(signed, key))) return "signature";
  const run: unknown = JSON.parse(textOf(signed.split(".")[1] ?? ""));
  if ((await rootFrom(await leafOf(statement), proof)) !== field(run, "root")) return "proof";
  return isSummed(JSON.parse(statement)) ? undefined : "sum";
}

/**
 * Checks a statement without asking the server: the signature of its run, its place in that run, and its sum. Undefined where all of
 * it is right.
 */
export async function statementProblem(proven: ProvenStatement, key: StatementKey): Promise<StatementProblem | undefined> {
  try {
    return await problemOf(proven, key);
  } catch {
    return "form";
  }
}
