import { sqlState } from "./retry.ts";

/** The unique constraint or index that a statement broke; undefined for any other error. Both drivers name it alike. */
export function violatedConstraint(error: unknown): string | undefined {
  if (sqlState(error) !== "23505" || !(error instanceof Error)) return undefined;
  if ("constraint" in error && typeof error.constraint === "string") return error.constraint;
  return violatedConstraint(error.cause);
}
