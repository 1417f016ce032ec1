import type * as z from "zod";
import type { System } from "../../system.ts";

/** Who acts, as the audit trail names them. */
export interface Operator {
  readonly name: string;
}

/** One thing that a person of the house may do. A row of `operations.ts`. */
export interface Operation<Input = unknown> {
  readonly summary: string;
  /** Written after the name in the help: `<id>`, `--member <name>`. */
  readonly usage: string;
  /** Changes something, so it needs a name (`--as`); `money` also asks for a confirmation. */
  readonly changes?: "state" | "money";
  readonly input: z.ZodType<Input>;
  /** Throws `Refused` for what cannot be done. */
  readonly run: (system: System, input: Input, operator: Operator) => Promise<unknown>;
}

/** What was asked for cannot be done, said in one line. */
export class Refused extends Error {
  override name = "Refused";
}

/** Keeps the types of a row's own input, and lets rows of all kinds stand in one table. */
export function operation<Input>(row: Operation<Input>): Operation {
  return {
    ...row,
    run: async (system, input, operator) => await row.run(system, row.input.parse(input), operator),
  };
}
