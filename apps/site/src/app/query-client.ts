import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isApiError } from "@baize/api/client/api-error";
import { isRetryable } from "@baize/api/errors";

/** The site was closed meanwhile: its status is asked for again, and the whole view follows it. */
function follow(error: unknown): void {
  const closed = isApiError(error, "system.maintenance") || isApiError(error, "system.region_blocked");
  if (closed) void queryClient.invalidateQueries({ queryKey: ["system.status"] });
}

/** Reads are tried twice more where the catalogue says that it may help; nothing polls. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: follow }),
  mutationCache: new MutationCache({ onError: follow }),
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 && isApiError(error) && isRetryable(error.code) && error.code !== "network.offline",
    },
    mutations: { retry: false },
  },
});
