import type { ZodMiniType } from "zod/mini";

interface Definition {
  type: string;
  innerType?: ZodMiniType;
  element?: ZodMiniType;
  shape?: Record<string, ZodMiniType>;
  values?: unknown[];
}

/**
 * Reads a query string for an input schema: numbers, booleans and comma-parted lists by the kind that each field is of.
 * What does not read as its kind is left as text for the schema to refuse; names that the schema does not know are dropped.
 */
export function decodeQuery(schema: ZodMiniType, query: URLSearchParams): Record<string, unknown> {
  const fields = Object.entries(definition(schema).shape ?? {});
  const given = fields.filter(([name]) => query.has(name));
  return Object.fromEntries(given.map(([name, field]) => [name, decodeField(field, query.getAll(name))]));
}

function decodeField(schema: ZodMiniType, given: string[]): unknown {
  const { type, innerType, element, values } = definition(schema);
  if (innerType) return decodeField(innerType, given);
  if (type === "array" && element) return list(given).map((item) => decodeField(element, [item]));
  // Given twice where one is meant: left as a list, which no scalar takes, rather than picking one.
  if (given.length !== 1) return given;
  return decodeScalar(type, values, given[0] ?? "");
}

const list = (given: string[]) => given.flatMap((part) => (part === "" ? [] : part.split(",")));

function decodeScalar(type: string, values: unknown[] | undefined, text: string): unknown {
  const numeric = type === "number" || (type === "literal" && typeof values?.[0] === "number");
  if (numeric) return /^-?\d{1,16}(\.\d{1,10})?$/.test(text) ? Number(text) : text;
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

/** The schema library types a definition by its class; here the kind is found at run time. */
function definition(schema: ZodMiniType): Definition {
  return schema.def;
}
