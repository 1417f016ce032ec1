import { parseArgs } from "node:util";
import { StartError } from "../platform/config/start-error.ts";
import { flagOf, type Operation } from "../platform/operator/operation.ts";

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
  readonly help: boolean;
  readonly input: Readonly<Record<string, string>>;
}

type Table = Readonly<Record<string, Operation>>;
/** Its arguments, without those that the command line asks for. */
const fieldsOf = ({ input, secrets = [] }: Operation) => Object.entries(input.shape).filter(([key]) => !secrets.includes(key));
const keysOf = (row: Operation): string[] => fieldsOf(row).map(([key]) => key);
const nameOf = (key: string): string => flagOf(key).slice(2);

/** `<id> --brand <code> [--state applying|approved]`, from the arguments of a row. */
export function usageOf(row: Operation): string {
  const parts = fieldsOf(row).map(([key, field]) => {
    const said = field.description ?? "<text>";
    const text = key === "id" ? said : `${flagOf(key)} ${said}`;
    return field.safeParse(undefined).success ? `[${text}]` : text;
  });
  return parts.join(" ");
}

/** Who may run it, and how many people it takes. */
function allowed({ roles, scope, needsApproval }: Operation): string {
  const people = needsApproval ? "; a second person approves it" : "";
  const brands = scope === "platform" ? ", of all brands" : "";
  return roles === "anybody" ? "" : ` (${roles.join(", ")}${brands}${people})`;
}

/** The whole table, or the operations that begin with the given words. */
export function helpText(table: Table, begins = ""): string {
  const rows = Object.entries(table).filter(([name]) => name.startsWith(begins));
  const lines = (rows.length > 0 ? rows : Object.entries(table)).map(
    ([name, row]) => `  ${name} ${usageOf(row)}`.trimEnd() + `\n      ${row.summary}${allowed(row)}`,
  );
  return [
    "Usage: pnpm operator <group> <verb> [<id>] [options]",
    "",
    ...lines,
    "",
    "  --as <name>   whose session to use, where several operators are signed in here",
    "  --yes         confirms what moves money (asked for otherwise)",
    "  --json        prints the answer as JSON",
    "  --help        this; after a group or an operation, what belongs to it",
  ].join("\n");
}

/** Every argument of every row is a text; the row's own schema checks it. */
function parsed(table: Table, args: readonly string[]) {
  const names = Object.values(table).flatMap(keysOf).map(nameOf);
  const options = { ...Object.fromEntries(names.map((name) => [name, { type: "string" } as const])), ...COMMON };
  return parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
}

type Token = ReturnType<typeof parsed>["tokens"][number];

/** The named arguments of an operation. Throws StartError for an unknown name, and for a name without a value. */
function namedIn(tokens: readonly Token[], name: string, row: Operation): Record<string, string> {
  const known = new Map(keysOf(row).map((key) => [nameOf(key), key]));
  const named: Record<string, string> = {};
  for (const token of tokens) {
    if (token.kind !== "option" || (token.name in COMMON && token.name !== "as")) continue;
    const key = token.name === "as" ? "as" : token.rawName.startsWith("--") && known.get(token.name);
    if (!key || key === "id") throw new StartError(`"${name}" takes no ${token.rawName}. See: pnpm operator ${name} --help`);
    if (token.value === undefined || (!token.inlineValue && token.value.startsWith("--")))
      throw new StartError(`${token.rawName} needs a value.`);
    if (named[key] !== undefined) throw new StartError(`${token.rawName} is given twice.`);
    named[key] = token.value;
  }
  return named;
}

/** Parses a command line by the table. Throws StartError, one line, for anything that the table does not have. */
export function parseCommandLine(table: Table, args: readonly string[]): CommandLine {
  const { values, positionals, tokens } = parsed(table, args);
  const [group = "", verb = "", id, ...rest] = positionals;
  const name = `${group} ${verb}`.trim();
  const [json, yes, help] = [values.json === true, values.yes === true, values.help === true];
  const row = table[name];
  if (help || name === "") return { name, as: "", json, yes, help: true, input: {} };
  if (!row) throw new StartError(`There is no operation "${name}". See: pnpm operator --help`);
  const { as = "", ...named } = namedIn(tokens, name, row);
  const [extra] = keysOf(row).includes("id") ? rest : [id, ...rest];
  if (extra !== undefined) throw new StartError(`"${name}" takes no "${extra}". See: pnpm operator ${name} --help`);
  return { name, as, json, yes, help, input: { ...named, ...(id === undefined ? {} : { id }) } };
}
