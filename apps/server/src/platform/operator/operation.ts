import * as z from "zod";
import type { Role } from "@baize/domain/operators/role";
import type { System } from "../system.ts";

/** Who acts, as the audit trail names them. */
export interface Operator {
  readonly name: string;
  /** Who asked for it, where a second person approved it. */
  readonly requestedBy?: string;
  readonly roles?: readonly Role[];
  /** The hash of the session's token. */
  readonly session?: string;
}

type Given = Readonly<Record<string, unknown>>;

interface Row<Input extends z.ZodObject> {
  readonly summary: string;
  /** The roles that may run it. `anybody`: without a session, because it leads to one. */
  readonly roles: readonly Role[] | "anybody";
  /**
   * Without it: a list of what waits. `private`: shows what a member sent; `state`: changes something. Both write a line to
   * the audit trail. `money`: moves money too, and asks for confirmation.
   */
  readonly access?: "private" | "state" | "money";
  /** Arguments that the command line asks for without showing them, and never takes as words. */
  readonly secrets?: readonly (keyof z.output<Input> & string)[];
  /** Whether its answer holds a new session (`opens`) or it ends the one that runs it. */
  readonly session?: "opens" | "ends";
  /** Its arguments, from which the command line and the help are made: `describe` names the value after an argument. */
  readonly input: Input;
  /** Whether a second person must approve it. Then it runs inside the approval, and does nothing outside the database. */
  readonly needsApproval?: (system: System, input: z.output<Input>, operator: Operator) => boolean | Promise<boolean>;
  /** Throws `Refused` for what cannot be done. */
  readonly run: (system: System, input: z.output<Input>, operator: Operator) => Promise<unknown>;
}

/** One operation of an operator: a row of `operations.ts`. */
export type Operation = Omit<Row<z.ZodObject>, "run" | "secrets" | "needsApproval"> & {
  readonly secrets?: readonly string[];
  readonly needsApproval?: (system: System, given: Given, operator: Operator) => Promise<boolean>;
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

/** The given input as the row takes it. */
function parsed<Input extends z.ZodObject>(input: Input, given: Given): z.output<Input> {
  const result = input.safeParse(given);
  if (!result.success) throw new Refused(complaint(result.error, given));
  return result.data;
}

/** Checks the given input by the row's schema, and erases its type so that all rows fit one table. */
export function operation<Input extends z.ZodObject>({ needsApproval, ...row }: Row<Input>): Operation {
  return {
    ...row,
    ...(needsApproval && {
      needsApproval: async (system, given, operator) => await needsApproval(system, parsed(row.input, given), operator),
    }),
    run: async (system, given, operator) => await row.run(system, parsed(row.input, given), operator),
  };
}

/** For an operation that always needs a second person. */
export const always = (): boolean => true;
