import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError } from "@baize/api/client/api-error";
import { staleAfter } from "@baize/api/client/query-key";
import { isRetryable } from "@baize/api/errors";
import { findRoute } from "@baize/api/routes/load-routes";
import { currentSession, subscribeSession } from "../shared/session/session.ts";

/** Reads are tried twice more where the catalogue says that it may help; nothing polls. */
const queries = {
  staleTime: 60_000,
  refetchOnWindowFocus: false,
  retry: (failures: number, error: unknown) =>
    failures < 2 && isApiError(error) && isRetryable(error.code) && error.code !== "network.offline",
};

/** A place of its own for what the server answers. */
export function newQueryClient(): QueryClient {
  /** The site was closed meanwhile: its status is asked for again, and the whole view follows it. */
  const onError = (error: unknown) => {
    const closed = isApiError(error, "system.maintenance") || isApiError(error, "system.region_blocked");
    if (closed) void client.invalidateQueries({ queryKey: ["system.status"] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries, mutations: { retry: false } },
  });
  return client;
}

/** The site's own. */
export const queryClient = newQueryClient();

const accountReads = new Set(staleAfter("session.login").map(([id]) => id));

/** What the server answers to one account and to nobody else. */
function isPrivate({ queryKey: [first] }: Query): boolean {
  const id = String(first);
  return findRoute(id)?.token === "required" || accountReads.has(id);
}

let account = currentSession()?.account;
// Nobody sees what was answered to somebody else, not even for a moment.
subscribeSession(() => {
  const before = account;
  account = currentSession()?.account;
  if (account === before) return;
  if (account) void queryClient.resetQueries({ predicate: isPrivate });
  else queryClient.removeQueries({ predicate: isPrivate });
});
