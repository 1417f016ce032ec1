import type * as z from "zod/v4/core";

/** The schema under `optional`, `nullable` and standing values. */
function inner(schema: z.$ZodType): z.$ZodType {
  const { def } = schema._zod;
  return "innerType" in def ? inner(asSchema(def.innerType)) : schema;
}

// Only wrappers have `innerType`, and it is a schema in each of them.
const asSchema = (value: unknown): z.$ZodType => value as z.$ZodType;
// Rows take a flat object as input: the type of the endpoint table says so.
const asObject = (schema: z.$ZodType): z.$ZodObject => schema as z.$ZodObject;
const asLiteral = (schema: z.$ZodType): z.$ZodLiteral => schema as z.$ZodLiteral;

const number = (text: string): unknown => (/^-?\d{1,16}(\.\d{1,9})?$/.test(text) ? Number(text) : text);
const truth = (text: string): unknown => (text === "true" ? true : text === "false" ? false : text);

function literal(schema: z.$ZodType, text: string): unknown {
  return asLiteral(schema)._zod.def.values.find((value) => String(value) === text) ?? text;
}

function decoded(schema: z.$ZodType, text: string): unknown {
  const bare = inner(schema);
  switch (bare._zod.def.type) {
    case "number":
      return number(text);
    case "boolean":
      return truth(text);
    case "literal":
      return literal(bare, text);
    case "array":
      return text === "" ? [] : text.split(",");
    default:
      return text;
  }
}

/** A query as the row's input: numbers, booleans and lists out of text. Names that the row does not know are left behind. */
export function decodeQuery(schema: z.$ZodType, query: URLSearchParams): Record<string, unknown> {
  const { shape } = asObject(schema)._zod.def;
  const known = [...query].filter(([name]) => Object.hasOwn(shape, name));
  return Object.fromEntries(known.map(([name, text]) => [name, decoded(asSchema(shape[name]), text)]));
}
