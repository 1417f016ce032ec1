import { QueryClient } from "@tanstack/react-query";
import { isApiError } from "@baize/api/client/api-error";
import { isRetryable } from "@baize/api/errors";

/** Reads are tried twice more where the catalogue says that it may help; nothing polls. */
export const queryClient = new QueryClient({
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
