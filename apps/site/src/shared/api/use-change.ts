import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiError } from "@baize/api/client/api-error";
import { staleAfter } from "@baize/api/client/query-key";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import type { EndpointId } from "@baize/api/routes/all-routes";
import { api } from "./api.ts";
import { makeStale } from "./make-stale.ts";

interface Intent<Id extends EndpointId> {
  readonly input: InputOf<Id>;
  /** Names the intent of an idempotent call: made once, kept until answered. */
  readonly key?: string;
}

async function refresh(client: QueryClient, id: EndpointId): Promise<void> {
  await Promise.all(staleAfter(id).map((stale) => makeStale(client, stale)));
}

// The client asks for a key where the row is idempotent: it travels inside `options`.
type Change = <Id extends EndpointId>(id: Id, input: InputOf<Id>, options: { key?: string }) => Promise<OutputOf<Id>>;
const change = api.call as unknown as Change;

/** Changes something, then reads again what the row says it made stale. */
export function useChange<Id extends EndpointId>(id: Id) {
  const client = useQueryClient();
  return useMutation<OutputOf<Id>, ApiError, Intent<Id>>({
    mutationFn: ({ input, key }) => change(id, input, key ? { key } : {}),
    onSuccess: () => refresh(client, id),
  });
}
