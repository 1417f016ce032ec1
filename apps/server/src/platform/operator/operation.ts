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
   * Without it: a list of what waits. `private`: shows what a member sent to the house; `state`: changes something. Both
   * need a name (`--as`) and leave a line in the audit trail. `money`: moves money too, and asks whether that is meant.
   */
  readonly access?: "private" | "state" | "money";
  /** Its arguments. The command line and the help are made of its shape: `describe` says what stands after a name. */
  readonly input: Input;
  /** Throws `Refused` for what cannot be done. */
  readonly run: (system: System, input: z.output<Input>, operator: Operator) => Promise<unknown>;
}

/** One thing that a person of the house may do. A row of `operations.ts`. */
export type Operation = Omit<Row<z.ZodObject>, "run"> & {
  readonly run: (system: System, given: Given, operator: Operator) => Promise<unknown>;
};

/** What was asked for cannot be done, said in one line. */
export class Refused extends Error {
  override name = "Refused";
}

/** How an argument is written: `maintenanceUntil` is `--maintenance-until`; `id` has no name. */
export const flagOf = (key: string): string =>
  key === "id" ? "<id>" : `--${key.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

function complaint({ issues }: z.ZodError, given: Given): string {
  const lines = issues.map(({ path: [key = ""], message, code }) => {
    if (code === "unrecognized_keys") return message;
    return `${flagOf(String(key))} ${given[String(key)] === undefined ? "is missing" : `is refused: ${message}`}`;
  });
  return `${[...new Set(lines)].join("; ")}.`;
}

/** Keeps the types of a row's own input, checks what is given, and lets rows of all kinds stand in one table. */
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
