import { useInfiniteQuery } from "@tanstack/react-query";
import { queryKey } from "@baize/api/client/query-key";
import type { InputOf, OutputOf } from "@baize/api/contract/contract";
import type { ReadId } from "@baize/api/routes/all-routes";
import { api } from "./api.ts";
import { allPages, cellsOf, type FileColumn, type FileRows, headerOf } from "../records/csv.ts";
import { language, useLanguage } from "../language/language.ts";

interface Paged {
  readonly items: readonly unknown[];
  readonly next: string | null;
}
/** Lists with a cursor. */
type PagedId = {
  [Id in ReadId]: OutputOf<Id> extends Paged ? ("cursor" extends keyof InputOf<Id> ? Id : never) : never;
}[ReadId];

type RowOf<Id extends PagedId> = OutputOf<Id>["items"][number];

function rowsOf<Id extends PagedId>(pages: readonly OutputOf<Id>[]): RowOf<Id>[] {
  const rows: RowOf<Id>[] = [];
  for (const page of pages) rows.push(...page.items);
  return rows;
}

/** The state of a paged list, for rows of any kind. */
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

/** A list page by page. `rows`: all loaded ones; `first`: the page with the values of the whole list. */
export function usePages<Id extends PagedId>(id: Id, input: InputOf<Id>) {
  useLanguage();
  const query = useInfiniteQuery({
    queryKey: [...queryKey(id, language.get(), input), "pages"],
    queryFn: async ({ pageParam, signal }) => await api.read(id, { ...input, cursor: pageParam || undefined }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });
  const pages = query.data?.pages ?? [];
  return { ...query, first: pages[0], rows: rowsOf<Id>(pages) };
}

/** A whole list as a file's rows, header first: every row of the input, not only those on screen. */
export const wholeList = <Id extends PagedId>(id: Id, input: InputOf<Id>, columns: readonly FileColumn<RowOf<Id>>[]) =>
  async function* (): FileRows {
    yield [headerOf(columns)];
    const pages = allPages((cursor) => api.read(id, { ...input, limit: 100, cursor: cursor || undefined }));
    for await (const page of pages) yield cellsOf(rowsOf<Id>([page]), columns);
  };
