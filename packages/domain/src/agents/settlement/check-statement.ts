import { bigintField, choiceField, field, instantField, textField } from "../../object/fields.ts";
import { CONTRACT_TYPES } from "../contract/type.ts";
import { leafOf, rootFrom } from "../../proof/merkle.ts";
import { hasSigned, type SigningKey, signedValue } from "../../proof/signed.ts";
import type { ProvenFile } from "./proven-file.ts";
import { type ReadStatement, readStatement } from "./read-statement.ts";
import { isSummed } from "./verify.ts";

/**
 * - `leaf`: the text of the statement has the leaf that the file names.
 * - `path`: that leaf leads to the root of the run.
 * - `root`: the text itself leads to that root, and the run is of its window.
 * - `signature`: the key has signed the root.
 * - `sum`: the lines sum to the amount.
 */
export const STATEMENT_CHECKS = ["leaf", "path", "root", "signature", "sum"] as const;
export type StatementCheck = (typeof STATEMENT_CHECKS)[number];

export interface StatementReport {
  readonly checks: Readonly<Record<StatementCheck, boolean>>;
  /** Whether every check agrees. */
  readonly isRight: boolean;
  /** The leaf of the text as it is, and the root that was signed; undefined where the file names none. */
  readonly leaf: string;
  readonly root: string | undefined;
  /** What the text says; undefined where it is no statement. */
  readonly statement: ReadStatement | undefined;
}

function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The run that was signed. */
const readRun = (signed: string) => {
  const run: unknown = signedValue(signed);
  const window = field(run, "window");
  return {
    root: textField(run, "root"),
    brand: textField(run, "brand"),
    type: choiceField(run, "type", CONTRACT_TYPES),
    amount: bigintField(run, "amount"),
    window: { start: instantField(window, "start"), end: instantField(window, "end") },
  };
};

type Run = ReturnType<typeof readRun>;

const isOfRun = ({ brand, contract, window }: ReadStatement, run: Run): boolean =>
  brand === run.brand && contract.type === run.type && window.start === run.window.start && window.end === run.window.end;

/** Checks each part of a downloaded statement by itself, without asking the server. */
export async function checkStatement(file: ProvenFile, key: SigningKey): Promise<StatementReport> {
  const run = orUndefined(() => readRun(file.signed));
  const statement = orUndefined(() => readStatement(file.statement));
  const leaf = await leafOf(file.statement);
  const checks = {
    leaf: leaf === file.leaf,
    path: run !== undefined && (await rootFrom(file.leaf, file.proof)) === run.root,
    root:
      run !== undefined && statement !== undefined && (await rootFrom(leaf, file.proof)) === run.root && isOfRun(statement, run),
    signature: await hasSigned(file.signed, key),
    sum: orUndefined(() => isSummed(JSON.parse(file.statement))) === true,
  };
  return { checks, isRight: Object.values(checks).every(Boolean), leaf, root: run?.root, statement };
}
