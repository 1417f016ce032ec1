import type { QueryClient } from "@tanstack/react-query";

/**
 * Marks reads under this key as out of date: they are read again where they are shown. A first answer that is on its way may be
 * from before the change, and the cache would take it for the newest, so that query is sent once more.
 */
export async function makeStale(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const coming = client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
  const first = coming.filter(({ state }) => state.data === undefined);
  await client.invalidateQueries({ queryKey });
  await Promise.all(first.map(async (one) => await client.invalidateQueries({ queryKey: one.queryKey, exact: true })));
}
