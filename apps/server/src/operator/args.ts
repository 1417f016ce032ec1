import { parseArgs } from "node:util";
import { StartError } from "../platform/config/start-error.ts";
import { flagOf, type Operation } from "../platform/operator/operation.ts";
import { variableOf } from "./ask-secrets.ts";
import { argumentsOf, helpText, type Table } from "./help.ts";
import { nearest } from "./nearest.ts";

const COMMON = {
  as: { type: "string" },
  json: { type: "boolean" },
  yes: { type: "boolean" },
  help: { type: "boolean" },
} as const;

export interface CommandLine {
  readonly name: string;
  readonly as: string;
  readonly json: boolean;
  readonly yes: boolean;
  /** The text that was asked for with --help; undefined for an operation to run. */
  readonly help: string | undefined;
  readonly input: Readonly<Record<string, string>>;
}

const keysOf = (row: Operation): string[] => argumentsOf(row).map(([key]) => key);
const nameOf = (key: string): string => flagOf(key).slice(2);
const perhaps = (meant: string | undefined) => (meant === undefined ? "" : ` Did you mean ${meant}?`);
const see = (name: string) => ` See: npm run operator -- ${`${name} --help`.trimStart()}`;

/** Every argument of every row is a text; the row's own schema checks it. */
function parsed(table: Table, args: readonly string[]) {
  const names = Object.values(table).flatMap(keysOf).map(nameOf);
  const options = { ...Object.fromEntries(names.map((name) => [name, { type: "string" } as const])), ...COMMON };
  return parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
}

type Token = ReturnType<typeof parsed>["tokens"][number];

function unknownArgument(rawName: string, name: string, row: Operation): StartError {
  const secret = (row.secrets ?? []).find((key) => flagOf(key) === rawName);
  if (secret !== undefined)
    return new StartError(`${rawName} is no word of the command: it is asked for, or taken from ${variableOf(secret)}.`);
  const flags = [...keysOf(row).filter((key) => key !== "id"), ...Object.keys(COMMON)].map(flagOf);
  return new StartError(`"${name}" takes no ${rawName}.${perhaps(nearest(rawName, flags))}${see(name)}`);
}

/** The named arguments of an operation. Throws StartError for an unknown name, and for a name without a value. */
function namedIn(tokens: readonly Token[], name: string, row: Operation): Record<string, string> {
  const known = new Map(keysOf(row).map((key) => [nameOf(key), key]));
  const named: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind !== "option" || (token.name in COMMON && token.name !== "as")) continue;
    const key = token.name === "as" ? "as" : token.rawName.startsWith("--") && known.get(token.name);
    if (!key || key === "id") throw unknownArgument(token.rawName, name, row);
    if (token.value === undefined || (!token.inlineValue && token.value.startsWith("--")))
      throw new StartError(`${token.rawName} needs a value.`);
    if (named[key] !== undefined) throw new StartError(`${token.rawName} is given twice.`);
    named[key] = token.value;
  }
  return named;
}

/** Before anything is asked of the person, or of the server. */
function requireAll(name: string, row: Operation, input: Readonly<Record<string, string>>): void {
  const missing = argumentsOf(row).filter(([key, field]) => input[key] === undefined && !field.safeParse(undefined).success);
  if (missing.length === 0) return;
  throw new StartError(`"${name}" needs ${missing.map(([key]) => flagOf(key)).join(", ")}.${see(name)}`);
}

function unknownOperation(table: Table, group: string, verb: string): StartError {
  const verbs = Object.keys(table).flatMap((name) => (name.startsWith(`${group} `) ? [name.slice(group.length + 1)] : []));
  if (verbs.length > 0 && verb === "") return new StartError(`Say what to do with ${group}: ${verbs.join(", ")}.${see(group)}`);
  const name = `${group} ${verb}`.trim();
  const groups = Object.keys(table).map((one) => one.split(" ")[0] ?? "");
  const meant = verbs.length > 0 ? nearest(verb, verbs) : undefined;
  const whole =
    meant === undefined ? nearest(name, [...(verb === "" ? groups : []), ...Object.keys(table)]) : `${group} ${meant}`;
  const suggested = whole === undefined ? undefined : `"${whole}"`;
  return new StartError(`There is no operation "${name}".${perhaps(suggested)}${see(verbs.length > 0 ? group : "")}`);
}

/** Parses a command line by the table. Throws StartError, one line, for anything that the table does not have. */
export function parseCommandLine(table: Table, args: readonly string[]): CommandLine {
  const { values, positionals, tokens } = parsed(table, args);
  const [group = "", verb = ""] = positionals;
  // A name may go on where a shorter one ends: "settlement guarantee", "settlement guarantee set".
  const nameLength = [3, 2, 1].find((count) => Object.hasOwn(table, positionals.slice(0, count).join(" "))) ?? 2;
  const name = positionals.slice(0, nameLength).join(" ");
  const flags = { json: values.json === true, yes: values.yes === true };
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (values.help === true || args.length === 0) {
    const help = helpText(table, name);
    if (help === undefined) throw unknownOperation(table, group, verb);
    return { name, as: "", ...flags, help, input: {} };
  }
  if (name === "") throw new StartError(`Name an operation before ${args[0]}.${see("")}`);
  if (!row) throw unknownOperation(table, group, verb);
  const { as = "", ...named } = namedIn(tokens, name, row);
  const rest = positionals.slice(nameLength);
  const [id] = keysOf(row).includes("id") ? rest.splice(0, 1) : [];
  if (rest[0] !== undefined) throw new StartError(`"${name}" takes no "${rest[0]}".${see(name)}`);
  const input = { ...named, ...(id === undefined ? {} : { id }) };
  requireAll(name, row, input);
  return { name, as, ...flags, help: undefined, input };
}
