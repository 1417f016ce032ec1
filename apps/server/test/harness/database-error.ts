/** The database's error message, or "done". */
export const databaseError = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => "done",
    (error: unknown) =>
      error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ""}` : "",
  );
