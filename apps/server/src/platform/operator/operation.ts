import * as z from "zod";
import type { System } from "../system.ts";

/** Who acts, as the audit trail names them. */
export interface Operator {
  readonly name: string;
}

type Given = Readonly<Record<string, unknown>>;

interface Row<Input extends z.ZodObject> {
  readonly summary: string;
  /**
   * Without it: a list of what waits. `private`: shows what a member sent; `state`: changes something. Both need a name
   * (`--as`) and write a line to the audit trail. `money`: moves money too, and asks for confirmation.
   */
  readonly access?: "private" | "state" | "money";
  /** Its arguments, from which the command line and the help are made: `describe` names the value after an argument. */
  readonly input: Input;
  /** Throws `Refused` for what cannot be done. */
  readonly run: (system: System, input: z.output<Input>, operator: Operator) => Promise<unknown>;
}

/** One operation of an operator: a row of `operations.ts`. */
export type Operation = Omit<Row<z.ZodObject>, "run"> & {
  readonly run: (system: System, given: Given, operator: Operator) => Promise<unknown>;
};

/** A refusal, as one line. */
export class Refused extends Error {
  override name = "Refused";
}

/** The name of an argument: `maintenanceUntil` is `--maintenance-until`; `id` has no name. */
export const flagOf = (key: string): string =>
  key === "id" ? "<id>" : `--${key.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

function complaint({ issues }: z.ZodError, given: Given): string {
  const lines = issues.map(({ path: [key = ""], message, code }) => {
    if (code === "unrecognized_keys") return message;
    return `${flagOf(String(key))} ${given[String(key)] === undefined ? "is missing" : `is refused: ${message}`}`;
  });
  return `${[...new Set(lines)].join("; ")}.`;
}

/** Checks the given input by the row's schema, and erases its type so that all rows fit one table. */
export function operation<Input extends z.ZodObject>(row: Row<Input>): Operation {
  return {
    ...row,
    run: async (system, given, operator) => {
      const parsed = row.input.safeParse(given);
      if (!parsed.success) throw new Refused(complaint(parsed.error, given));
      return await row.run(system, parsed.data, operator);
    },
  };
}
