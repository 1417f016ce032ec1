/** Writes what an operator must know. Never pass it bodies, tokens, passwords or addresses of the database. */
export interface Log {
  warn(event: string, facts?: Record<string, unknown>): void;
  error(event: string, facts?: Record<string, unknown>): void;
}

const line = (level: string, event: string, facts: Record<string, unknown>) =>
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...facts })}\n`);

export const standardLog: Log = {
  warn: (event, facts = {}) => line("warn", event, facts),
  error: (event, facts = {}) => line("error", event, facts),
};

/** The part of an error that may be logged: its name, message and stack, without the query values that a driver adds. */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {};
  // Drizzle's message holds the values of the query after "params:".
  const message = error.message.split("\nparams:")[0] ?? "";
  return { error: error.name, message, ...cause, stack: error.stack?.split("\n").filter((one) => one.trim().startsWith("at ")) };
}
