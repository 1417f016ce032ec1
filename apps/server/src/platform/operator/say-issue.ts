import type * as z from "zod";

type Raw<Issue extends z.core.$ZodIssue> = z.core.$ZodRawIssue<Issue>;

const FORMATS: Readonly<Record<string, string>> = {
  uuid: "it is no id as the list prints it",
  datetime: "a time, as 2026-12-01T04:00:00Z",
};

const counts = (origin: string): boolean => origin === "number" || origin === "int";

function atLeast({ origin, minimum }: Raw<z.core.$ZodIssueTooSmall>): string {
  if (counts(origin)) return `${minimum} at least`;
  return origin === "string" && Number(minimum) > 1 ? `${minimum} characters at least` : "it is empty";
}

const atMost = ({ origin, maximum }: Raw<z.core.$ZodIssueTooBig>): string =>
  counts(origin) ? `${maximum} at most` : `${maximum} characters at most`;

function expected({ input, expected: wanted }: Raw<z.core.$ZodIssueInvalidType>): string {
  if (input === undefined) return "it is missing";
  if (counts(wanted)) return "a whole number";
  return wanted === "string" ? "a text" : "it is no JSON of this form";
}

/** The error of an argument, for the person who typed it; undefined where its schema has a text. */
export function sayIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_value") return `one of ${issue.values.map(String).join(", ")}`;
  if (issue.code === "too_small") return atLeast(issue);
  if (issue.code === "too_big") return atMost(issue);
  if (issue.code === "invalid_type") return expected(issue);
  return issue.code === "invalid_format" ? FORMATS[issue.format] : undefined;
}
