import type { FieldIssue } from "@baize/domain/field/issue";
import { type core, safeParse } from "zod/mini";
import { fieldIssues } from "./issues.ts";

/** What the schema of an endpoint's input finds wrong, the first issue of each field: for a form, before anything is sent. */
export function inputIssues(schema: core.$ZodType, given: unknown): FieldIssue[] {
  const { error } = safeParse(schema, given);
  return error ? fieldIssues(error, given) : [];
}
