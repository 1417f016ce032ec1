import type { FieldIssue } from "@baize/domain/field/issue";
import { hasControlCharacters, hasUnsafeCharacters } from "@baize/domain/field/unsafe";
import { safeParse } from "zod/mini";
import { endpointOf, type ParsedOf } from "../contract/contract.ts";
import type { EndpointId } from "../routes/all-routes.ts";
import { fieldIssues } from "./issues.ts";

export type Decoded<Id extends EndpointId> = { ok: true; input: ParsedOf<Id> } | { ok: false; issues: FieldIssue[] };

/**
 * Validates what arrived for a row. Beyond the schema it refuses text that no store or reader takes: control characters and
 * broken surrogates anywhere, direction overrides anywhere but in a password.
 */
export function decodeInput<Id extends EndpointId>(id: Id, given: unknown): Decoded<Id> {
  const { error, data } = safeParse(endpointOf(id).input, given);
  if (error) return { ok: false, issues: fieldIssues(error, given) };
  const unsafe = unsafeFields(data, "");
  if (unsafe.length > 0) return { ok: false, issues: unsafe.map((field) => ({ field, code: "unsafe_characters", params: {} })) };
  return { ok: true, input: parsed<Id>(data) };
}

function unsafeFields(value: unknown, path: string): string[] {
  if (typeof value === "string") return unsafeIn(path)(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unsafeFields(inner, path ? `${path}.${name}` : name));
}

const unsafeIn = (path: string) => (/password/i.test(path) ? hasControlCharacters : hasUnsafeCharacters);

/** The row's schema has just accepted it; the look-up by id forgets which row that was. */
function parsed<Id extends EndpointId>(data: object): ParsedOf<Id> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return data as ParsedOf<Id>;
}
