import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { ApiError } from "@baize/api/client/api-error";
import { queryKey } from "@baize/api/client/query-key";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import type { ReadId } from "@baize/api/routes/all-routes";
import { findRoute } from "@baize/api/routes/load-routes";
import { api } from "./api.ts";
import { language, useLanguage } from "../language/language.ts";
import type { ReadOptions } from "./read-args.ts";
import { useSession } from "../session/session.ts";

/** The query of one read: for `useQuery`, and for preloading by route. */
export function readOptions<Id extends ReadId>(id: Id, input?: InputOf<Id>, options: ReadOptions = {}) {
  return queryOptions<OutputOf<Id>, ApiError>({
    queryKey: queryKey(id, language.get(), input),
    queryFn: ({ signal }) => api.read(id, input, { signal }),
    enabled: options.enabled ?? true,
    // An undefined one would replace the client's own.
    ...(options.staleTime === undefined ? {} : { staleTime: options.staleTime }),
  });
}

/** Reads an endpoint. Language-dependent answers are read again when the language changes. */
export function useRead<Id extends ReadId>(id: Id, input?: InputOf<Id>, options: ReadOptions = {}) {
  useLanguage();
  // While a password must be changed, the server answers nothing of the member's own.
  const shut = useSession()?.passwordChange && findRoute(id)?.token === "required";
  const asked = shut ? { ...options, enabled: false } : options;
  return useQuery({ ...readOptions(id, input, asked), placeholderData: options.keepPrevious ? keepPreviousData : undefined });
}
