import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { GameGrid } from "@baize/ui/game-grid";
import { Page } from "@baize/ui/page";
import { SectionHeading } from "@baize/ui/section-heading";
import { Skeleton } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import type { Category } from "@baize/domain/game/category";
import { useFormat } from "@baize/i18n/use-format";
import { queryKey } from "@baize/api/client/query-key";
import { api } from "../../shared/api.ts";
import { useLanguage } from "../../shared/language.ts";
import { ReadError } from "../../shared/read-error.tsx";
import { useGameEntries } from "../../shared/use-game-entries.tsx";
import * as css from "../../shared/page-layout.css.ts";
import { LobbyFilters } from "./lobby-filters.tsx";
import { useLobbyFilters } from "./use-lobby-filters.ts";

function useGames(category: Category, vassalage: string, search: string) {
  const { code } = useLanguage();
  const input = { type: category, ...(vassalage ? { vassalage } : {}), ...(search ? { search } : {}) };
  return useInfiniteQuery({
    queryKey: queryKey("games.list", code, input),
    queryFn: ({ pageParam, signal }) =>
      api.call("games.list", { ...input, ...(pageParam ? { cursor: pageParam } : {}) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });
}

/** One category's games: search and vendor stand in the address, more come as they are asked for. */
export function LobbyPage({ category, title }: { category: Category; title: string }) {
  const { t } = useTranslation(["lobby", "common"]);
  const format = useFormat();
  const entries = useGameEntries();
  const filters = useLobbyFilters();
  const games = useGames(category, filters.vassalage, useDeferredValue(filters.search));
  const items = games.data?.pages.flatMap((page) => page.items) ?? [];
  const total = games.data?.pages[0]?.total ?? 0;
  return (
    <Page className={css.page}>
      <Stack gap={6} as="section">
        <SectionHeading level={1} title={title} count={games.data ? format.number(total) : undefined} />
        <LobbyFilters category={category} filters={filters} />
        {games.isError ? <ReadError read={games} /> : null}
        {games.isPending ? <Skeleton blockSize="40rem" /> : null}
        {games.data && items.length === 0 ? <Nothing onClear={filters.active ? filters.clear : undefined} /> : null}
        {items.length > 0 ? <GameGrid aria-label={t("grid.label", { category: title })} games={entries(items)} /> : null}
        {games.hasNextPage ? (
          <Centre>
            <Button loading={games.isFetchingNextPage} onClick={() => void games.fetchNextPage()}>
              {games.isFetchingNextPage ? t("common:state.loading") : t("more", { count: total - items.length })}
            </Button>
          </Centre>
        ) : null}
      </Stack>
    </Page>
  );
}

const Centre = ({ children }: { children: ReactNode }) => (
  <Stack align="center" gap={2}>
    {children}
  </Stack>
);

function Nothing({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation("lobby");
  if (!onClear) return <EmptyState title={t("empty.category")} />;
  return (
    <EmptyState title={t("empty.title")} action={<Button onClick={onClear}>{t("empty.clear")}</Button>}>
      {t("empty.body")}
    </EmptyState>
  );
}
