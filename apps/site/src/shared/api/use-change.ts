import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiError } from "@baize/api/client/api-error";
import { makesStale } from "@baize/api/client/query-key";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import type { WriteId } from "@baize/api/routes/all-routes";
import { api } from "./api.ts";
import { makeStale } from "./make-stale.ts";

interface Intent<Id extends WriteId> {
  readonly input: InputOf<Id>;
  /** The key of an idempotent call: made once, kept until answered. */
  readonly key?: string;
}

async function refresh(client: QueryClient, id: WriteId): Promise<void> {
  const cached = new Set(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [read] }) => String(read)),
  );
  const stale = [...cached].filter((read) => makesStale(id, read));
  await Promise.all(stale.map((read) => makeStale(client, [read])));
}

/** Changes something, then reads again what the endpoint's row makes stale. */
export function useChange<Id extends WriteId>(id: Id) {
  const client = useQueryClient();
  return useMutation<OutputOf<Id>, ApiError, Intent<Id>>({
    mutationFn: ({ input, key }) => api.write(id, input, { key }),
    onSuccess: () => refresh(client, id),
  });
}
