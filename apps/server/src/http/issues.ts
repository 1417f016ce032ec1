import type * as z from "zod/v4/core";
import type { FieldIssue } from "@baize/domain/field/issue";

type Said = Pick<FieldIssue, "code" | "params">;

const bound = (limit: number | bigint) => Number(limit);

function tooSmall(issue: z.$ZodIssueTooSmall): Said {
  if (issue.origin === "string" || issue.origin === "array") {
    return bound(issue.minimum) <= 1 ? { code: "required", params: {} } : { code: "too_short", params: { min: bound(issue.minimum) } };
  }
  return { code: "too_small", params: { min: bound(issue.minimum) } };
}

function tooBig(issue: z.$ZodIssueTooBig): Said {
  const long = issue.origin === "string" || issue.origin === "array";
  return { code: long ? "too_long" : "too_big", params: { max: bound(issue.maximum) } };
}

function said(issue: z.$ZodIssue): Said {
  if (issue.code === "too_small") return tooSmall(issue);
  if (issue.code === "too_big") return tooBig(issue);
  if (issue.code === "invalid_type") return { code: issue.input === undefined ? "required" : "wrong_type", params: {} };
  if (issue.code === "invalid_format" && issue.format === "date") return { code: "not_a_date", params: {} };
  return { code: "not_allowed", params: {} };
}

/** What a schema found wrong, in the words of the catalogue. Nothing of the value itself is repeated. */
export function fieldIssues(error: z.$ZodError): FieldIssue[] {
  return error.issues.slice(0, 50).map((issue) => ({ field: issue.path.map(String).join("."), ...said(issue) }));
}
