import * as z from "zod";
import type { Role } from "@baize/domain/operators/role";
import type { System } from "../system.ts";
import { sayIssue } from "./say-issue.ts";

/** Of an operator who may act for every brand, now and later. */
export const EVERY_BRAND: readonly string[] = [];

/** The person who acts, as the audit trail names them. */
export interface Operator {
  readonly name: string;
  /** The person who asked for it, where a second person approved it. */
  readonly requestedBy?: string;
  readonly roles?: readonly Role[];
  /** The brands that they may act for; `EVERY_BRAND` for all. */
  readonly brands: readonly string[];
  /** The hash of the session's token. */
  readonly session?: string;
}

type Given = Readonly<Record<string, unknown>>;
type FindBrand<Input> = (system: System, input: Input) => Promise<string | undefined>;

/**
 * Which brand an operation acts for. `platform`: for all of them, so an operator who is limited to brands may not run it.
 * `operator`: it obeys the brands of its operator by itself, as a list that leaves out others. A function finds the brand of what
 * the input names; undefined where there is no such thing.
 */
type Scope<Input> = "platform" | "operator" | FindBrand<Input>;

interface Row<Input extends z.ZodObject> {
  readonly summary: string;
  /** The roles that may run it. `public`: without a session, because it leads to one. */
  readonly roles: readonly Role[] | "public";
  /**
   * Without it: a list of what waits. `private`: shows what a member sent; `state`: changes something. Both write a line to
   * the audit trail. `money`: moves money too, and asks for confirmation.
   */
  readonly access?: "private" | "state" | "money";
  /** The operation whose answer, for the same arguments, is shown before a confirmation is asked for. */
  readonly confirmedBy?: string;
  /** Arguments that the command line asks for without showing them, and never takes as words. */
  readonly secrets?: readonly (keyof z.output<Input> & string)[];
  /** Arguments that name a file of the operator's machine: its text is sent in place of its name. */
  readonly files?: readonly (keyof z.output<Input> & string)[];
  /** Whether its answer holds a new session (`opens`) or it ends the one that runs it. */
  readonly session?: "opens" | "ends";
  /** Left out by an operation whose input names the brand, and by no other. */
  readonly scope?: Scope<z.output<Input>>;
  /** Its arguments, from which the command line and the help are made: `describe` names the value after an argument. */
  readonly input: Input;
  /** Whether a second person must approve it. Then it runs inside the approval, and does nothing outside the database. */
  readonly needsApproval?: (system: System, input: z.output<Input>, operator: Operator) => boolean | Promise<boolean>;
  /** Throws `Refused` for what cannot be done. */
  readonly run: (system: System, input: z.output<Input>, operator: Operator) => Promise<unknown>;
}

/** A row without a brand in its input does not compile without a scope. */
type Scoped<Input extends z.ZodObject> =
  z.output<Input> extends { readonly brand: string } ? unknown : { readonly scope: Scope<z.output<Input>> };

/** One operation of an operator: a row of `operations.ts`. */
export type Operation = Omit<Row<z.ZodObject>, "run" | "secrets" | "files" | "needsApproval" | "scope"> & {
  readonly scope: Scope<Given>;
  /** How often a second person must approve it: what the help says. */
  readonly approval?: "always" | "sometimes";
  readonly secrets?: readonly string[];
  readonly files?: readonly string[];
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
  const lines = new Map<PropertyKey, string>();
  for (const {
    path: [key = ""],
    message,
    code,
  } of issues) {
    const missing = given[String(key)] === undefined;
    const line = `${flagOf(String(key))} ${missing ? "is missing" : `is refused: ${message}`}`;
    // The first thing that is wrong with an argument is enough.
    if (!lines.has(key)) lines.set(key, code === "unrecognized_keys" ? message : line);
  }
  return `${[...lines.values()].join("; ")}.`;
}

/** No argument holds NUL or half a character: the database refuses both. */
const isStorable = (value: unknown): boolean => typeof value !== "string" || (!value.includes("\0") && value.isWellFormed());

/** The given input as the row takes it. */
function parsed<Input extends z.ZodObject>(input: Input, given: Given): z.output<Input> {
  const unstorable = Object.keys(given).filter((key) => !isStorable(given[key]));
  if (unstorable.length > 0)
    throw new Refused(`${unstorable.map((key) => `${flagOf(key)} is refused: it has invisible characters`).join("; ")}.`);
  const result = input.safeParse(given, { error: sayIssue });
  if (!result.success) throw new Refused(complaint(result.error, given));
  return result.data;
}

function scopeOf<Input extends z.ZodObject>(input: Input, scope: Scope<z.output<Input>> | undefined): Scope<Given> {
  if (typeof scope === "string") return scope;
  if (scope) return async (system, given) => await scope(system, parsed(input, given));
  return (_, { brand }) => Promise.resolve(typeof brand === "string" ? brand : undefined);
}

/** For an operation that always needs a second person. */
export const always = (): boolean => true;

/** Checks the given input by the row's schema, and erases its type so that all rows fit one table. */
export function operation<Input extends z.ZodObject>({ needsApproval, scope, ...row }: Row<Input> & Scoped<Input>): Operation {
  return {
    ...row,
    scope: scopeOf(row.input, scope),
    ...(needsApproval && {
      approval: needsApproval === always ? "always" : "sometimes",
      needsApproval: async (system, given, operator) => await needsApproval(system, parsed(row.input, given), operator),
    }),
    run: async (system, given, operator) => await row.run(system, parsed(row.input, given), operator),
  };
}
