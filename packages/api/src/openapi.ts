import { toJSONSchema, type ZodMiniType } from "zod/mini";
import { CONTRACT } from "./contract/contract.ts";
import type { Endpoint } from "./contract/endpoint.ts";
import { codesOf } from "./route-errors.ts";
import { JWE_MEDIA_TYPE } from "./envelope/claims.ts";
import { ERRORS, isServerErrorCode } from "./errors.ts";

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document. */
export function openApi({ title, version, serverUrl }: { title: string; version: string; serverUrl: string }): Json {
  const paths: Record<string, Json> = {};
  for (const row of Object.values<Endpoint>(CONTRACT)) {
    const path = row.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation(row) };
  }
  return {
    openapi: "3.1.0",
    info: { title, version },
    servers: [{ url: serverUrl }],
    paths,
    components: { securitySchemes: { session: { type: "http", scheme: "bearer" } }, schemas: { Failure: failure() } },
  };
}

function operation(row: Endpoint): Json {
  const hasBody = row.method === "POST" || row.method === "PUT";
  return {
    operationId: row.id,
    summary: row.summary,
    tags: [row.module, row.id.split(".")[0]],
    ...(row.token ? { security: row.token === "optional" ? [{}, { session: [] }] : [{ session: [] }] } : {}),
    parameters: [...headers(row), ...fields(row, hasBody)],
    ...(hasBody ? { requestBody: requestBody(row) } : {}),
    responses: { 200: success(row), ...failures(row) },
    "x-rate-class": row.rate,
    ...(row.invalidates ? { "x-invalidates": row.invalidates === "account" ? accountReads() : row.invalidates } : {}),
  };
}

/** Reads whose answer depends on who is signed in. */
const accountReads = (): string[] =>
  Object.values<Endpoint>(CONTRACT).flatMap((row) => (row.method === "GET" && row.token ? [row.id] : []));

const header = (name: string, required: boolean, description: string): Json => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string" },
});

function headers(row: Endpoint): Json[] {
  return [
    ...(row.localised ? [header("Language", false, "Product code of the language the answer is written in, e.g. HI")] : []),
    ...(row.idempotent ? [header("Idempotency-Key", true, "Names the intent: the same key gets the same answer")] : []),
  ];
}

/** Names in the path always; the rest as query parameters where there is no body. */
function fields(row: Endpoint, hasBody: boolean): Json[] {
  const { properties = {}, required = [] } = jsonSchema(row.input, "input");
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (row.path.split("/").includes(`:${name}`)) return { name, in: "path", required: true, schema };
    // A list is one parameter, parted by commas.
    return hasBody ? [] : { name, in: "query", required: required.includes(name), schema, style: "form", explode: false };
  });
}

function requestBody(row: Endpoint): Json {
  if (row.upload) {
    const file = { schema: { type: "string", format: "binary" } };
    return { required: true, content: { "image/png": file, "image/jpeg": file, "application/octet-stream": file } };
  }
  const schema = jsonSchema(row.input, "input");
  const plain = { "application/json": { schema } };
  const form = row.form ? { "application/x-www-form-urlencoded": { schema } } : {};
  if (!row.encrypted) return { required: true, content: { ...form, ...plain } };
  return {
    required: true,
    description: "Compact JWE (RSA-OAEP-256, A256GCM) of { iat, jti, aud: operationId, body } to a key of system.keys",
    content: { [JWE_MEDIA_TYPE]: { schema: { type: "string", contentSchema: schema } } },
  };
}

function success(row: Endpoint): Json {
  const value = jsonSchema(row.output, "output");
  const envelope = { type: "object", required: ["success", "value"], properties: { success: { const: true }, value } };
  return { description: "Success", content: { "application/json": { schema: row.raw ? value : envelope } } };
}

function failures(row: Endpoint): Json {
  const byStatus = Object.groupBy(codesOf(row), (code) => String(ERRORS[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: (codes ?? []).join(", "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
      },
    ]),
  );
}

function failure(): Json {
  return {
    type: "object",
    required: ["success", "code", "requestId"],
    properties: {
      success: { const: false },
      code: { type: "string", enum: Object.keys(ERRORS).filter(isServerErrorCode) },
      value: {},
      requestId: { type: "string" },
    },
  };
}

interface ObjectSchema extends Json {
  properties?: Record<string, Json>;
  required?: string[];
}

function jsonSchema(schema: ZodMiniType, io: "input" | "output"): ObjectSchema {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: "any" });
  return asJson(rest);
}

/** JSON Schema's own type admits `true` as a schema; what the rows hold never is one. */
function asJson(schema: object): ObjectSchema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return schema as ObjectSchema;
}
