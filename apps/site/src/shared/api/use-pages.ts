import { useInfiniteQuery } from "@tanstack/react-query";
import { queryKey } from "@baize/api/client/query-key";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import type { EndpointId } from "@baize/api/routes/all-routes";
import { api } from "./api.ts";
import { allPages, type FileColumn, tableOf } from "../records/csv.ts";
import { language, useLanguage } from "../language/language.ts";

interface Paged {
  readonly items: readonly unknown[];
  readonly next: string | null;
}
/** Lists that go on at a cursor. */
type PagedId = {
  [Id in EndpointId]: OutputOf<Id> extends Paged ? ("cursor" extends keyof InputOf<Id> ? Id : never) : never;
}[EndpointId];

// A list's row takes a cursor and is a read, so it asks for no key: the union of all rows hides both.
type Read = <Id extends PagedId>(id: Id, input: object, options?: { signal: AbortSignal }) => Promise<OutputOf<Id> & Paged>;
const read = api.call as unknown as Read;

type RowOf<Id extends PagedId> = OutputOf<Id> extends { readonly items: readonly (infer Row)[] } ? Row : never;
// Every page of the list is its row's answer, so its items are the row's.
const asRows = <Id extends PagedId>(items: readonly unknown[]) => items as readonly RowOf<Id>[];

/** What shows a list of any row needs of it. */
export interface PagedRead<Row> {
  readonly rows: readonly Row[];
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** A list page by page. `rows`: all that have come; `first`: the page with what holds of the whole. */
export function usePages<Id extends PagedId>(id: Id, input: InputOf<Id>) {
  useLanguage();
  const query = useInfiniteQuery({
    queryKey: [...queryKey(id, language.get(), input), "pages"],
    queryFn: async ({ pageParam, signal }) =>
      await read(id, { ...input, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });
  const pages = query.data?.pages ?? [];
  const lists: readonly Paged[] = pages;
  return { ...query, first: pages[0], rows: asRows<Id>(lists.flatMap((page) => page.items)) };
}

/** A list to its end as a file's lines, header first: every row that the input lets through, not those on the screen alone. */
export const wholeList =
  <Id extends PagedId>(id: Id, input: InputOf<Id>, columns: readonly FileColumn<RowOf<Id>>[]) =>
  async (): Promise<string[][]> => {
    const pages = await allPages((cursor) => read(id, { ...input, limit: 100, ...(cursor ? { cursor } : {}) }));
    const lists: readonly Paged[] = pages;
    return tableOf(asRows<Id>(lists.flatMap(({ items }) => items)), columns);
  };
