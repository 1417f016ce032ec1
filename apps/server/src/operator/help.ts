import * as z from "zod";
import { flagOf, type Operation } from "../platform/operator/operation.ts";
import { variableOf } from "./ask-secrets.ts";

export type Table = Readonly<Record<string, Operation>>;

/** Its arguments, without those that the command line asks for. */
export const argumentsOf = ({ input, secrets = [] }: Operation) =>
  Object.entries(input.shape).filter(([key]) => !secrets.includes(key));

/** How the value of an argument is written; that of an optional one is described inside. */
function describedAs(field: z.core.$ZodType): string | undefined {
  const said = z.globalRegistry.get(field)?.description;
  if (said !== undefined) return said;
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? describedAs(field.unwrap()) : undefined;
}

/** `<id> --brand <code> [--state applying|approved]`, from the arguments of a row. */
export function usageOf(row: Operation): string {
  const parts = argumentsOf(row).map(([key, field]) => {
    const said = describedAs(field) ?? "<text>";
    const text = key === "id" ? said : `${flagOf(key)} ${said}`;
    return field.safeParse(undefined).success ? `[${text}]` : text;
  });
  return parts.join(" ");
}

const APPROVALS = { always: "a second person approves it", sometimes: "a second person may have to approve it" };

/** The roles that may run it, and the number of people that it needs. */
function allowed({ roles, scope, approval }: Operation): string {
  const people = approval ? `; ${APPROVALS[approval]}` : "";
  const brands = scope === "platform" ? ", of all brands" : "";
  return roles === "public" ? "" : ` (${roles.join(", ")}${brands}${people})`;
}

const OPTIONS = [
  "  --as <name>   whose session to use, where several operators are signed in here",
  "  --yes         confirms what can move money (asked for otherwise)",
  "  --json        prints the answer as JSON",
  "  --help        this; after a group or an operation, what belongs to it",
  "",
  "Exit code: 0 done, or stored for a second person; 1 refused, and the reason is printed.",
];

/** At the end of the whole table, where a terminal shows it. */
const FIRST_STEP = [
  "First sign in: npm run operator -- sign-in --username <name>",
  "In a sandbox:  npm run operator -- sandbox sign-in --username <any name>",
];

/** The default of an argument. */
function defaultsOf(row: Operation): string[] {
  return argumentsOf(row).flatMap(([key, field]) => {
    const { data } = field.safeParse(undefined);
    return typeof data === "string" || typeof data === "number" ? [`${flagOf(key)} ${data}`] : [];
  });
}

const ACCESS = {
  private: "shows what a member sent; the audit trail notes who looked",
  state: "writes a line to the audit trail",
  money: "can move money: asks for a yes, or takes --yes; writes a line to the audit trail",
};

/** One operation with all that it needs. */
function operationHelp(name: string, row: Operation): string {
  const { roles, secrets = [], scope, approval, access, summary } = row;
  const facts = {
    Roles: roles === "public" ? "needs no session" : roles.join(", "),
    Brands: scope === "platform" ? "only for an operator of all brands" : "",
    Approval: approval ? `${APPROVALS[approval]}: npm run operator -- requests approve <id>` : "",
    Effect: access ? ACCESS[access] : "changes nothing",
    "Asks for": secrets.map((secret) => `${secret} (or ${variableOf(secret)})`).join(", "),
    "By default": defaultsOf(row).join(", "),
  };
  const lines = Object.entries(facts).flatMap(([title, fact]) => (fact === "" ? [] : [`  ${title.padEnd(12)}${fact}`]));
  const usage = `Usage: npm run operator -- ${name} ${usageOf(row)}`.trimEnd();
  return [usage, "", `${summary}.`, "", ...lines, "", ...OPTIONS].join("\n");
}

/** The whole table, the operations of a group, or one operation. Undefined where there is no such one. */
export function helpText(table: Table, about = ""): string | undefined {
  const row = Object.hasOwn(table, about) ? table[about] : undefined;
  if (row) return operationHelp(about, row);
  const rows = Object.entries(table).filter(([name]) => about === "" || name.startsWith(`${about} `));
  if (rows.length === 0) return undefined;
  const lines = rows.map(([name, one]) => `  ${name} ${usageOf(one)}`.trimEnd() + `\n      ${one.summary}${allowed(one)}`);
  const first = about === "" ? ["", ...FIRST_STEP] : [];
  return ["Usage: npm run operator -- <group> <verb> [<id>] [options]", "", ...lines, "", ...OPTIONS, ...first].join("\n");
}
