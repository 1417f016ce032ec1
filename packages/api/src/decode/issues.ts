import type { FieldIssue, Issue, IssueCode } from "@baize/domain/field/issue";
import type { core } from "zod/mini";

type Raw = core.$ZodIssue;

/** The issues of an input: the first one of each field, with the codes that forms use too. */
export function fieldIssues(error: { issues: readonly Raw[] }, input: unknown): FieldIssue[] {
  const first = new Map<string, Issue>();
  for (const raw of error.issues) {
    const field = raw.path.map(String).join(".");
    if (!first.has(field)) first.set(field, issue(raw, input));
  }
  return Array.from(first, ([field, found]) => ({ field, ...found }));
}

const plain = (code: IssueCode): Issue => ({ code, params: {} });

function issue(raw: Raw, input: unknown): Issue {
  if (raw.code === "invalid_type") return plain(at(input, raw.path) === undefined ? "required" : "wrong_type");
  if (raw.code === "too_small") return tooSmall(raw.origin, Number(raw.minimum), at(input, raw.path));
  if (raw.code === "too_big") return tooBig(raw.origin, Number(raw.maximum));
  if (raw.code === "invalid_format") return plain(raw.format === "date" ? "not_a_date" : "pattern");
  return plain(at(input, raw.path) === undefined ? "required" : "not_allowed");
}

function tooSmall(origin: string, min: number, given: unknown): Issue {
  if (given === "") return plain("required");
  return { code: origin === "string" ? "too_short" : "too_small", params: { min } };
}

function tooBig(origin: string, max: number): Issue {
  return { code: origin === "string" ? "too_long" : "too_big", params: { max } };
}

function at(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    input,
  );
}
