import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError } from "@baize/api/client/api-error";
import { isAccountRead } from "@baize/api/client/query-key";
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
  /** The site was closed meanwhile: its status is read again, and the whole view follows it. */
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

/** The site's own answers. */
export const queryClient = newQueryClient();

/** Answers that depend on the account. */
const isPersonal = ({ queryKey: [id] }: Query): boolean => isAccountRead(String(id));
/** Those of them that a visitor gets too, without the account's own data. */
const isShared = ({ queryKey: [id] }: Query): boolean => findRoute(String(id))?.token === "optional";

let account = currentSession()?.account;
// An answer for one account must never be shown to another.
subscribeSession(() => {
  const before = account;
  account = currentSession()?.account;
  if (account === before) return;
  if (!account) queryClient.removeQueries({ predicate: isPersonal });
  else if (before) void queryClient.resetQueries({ predicate: isPersonal });
  else {
    void queryClient.resetQueries({ predicate: (query) => isPersonal(query) && !isShared(query) });
    // A visitor's answers stay on the screen until the member's own arrive.
    void queryClient.invalidateQueries({ predicate: isShared });
  }
});
