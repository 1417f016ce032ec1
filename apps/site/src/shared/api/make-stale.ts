import type { QueryClient } from "@tanstack/react-query";

/**
 * What was read under this key is out of date: it is read again where it is shown. A first answer that is on its way was
 * perhaps given before the change, and the cache would take it for the newest: that query is sent once more.
 */
export async function makeStale(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const coming = client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" });
  const first = coming.filter(({ state }) => state.data === undefined);
  await client.invalidateQueries({ queryKey });
  await Promise.all(first.map(async (one) => await client.invalidateQueries({ queryKey: one.queryKey, exact: true })));
}
