import { type ReactNode, useDeferredValue, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { FavouriteButton } from "@baize/ui/favourite-button";
import { GameCatalogue } from "@baize/ui/game-catalogue";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { SearchField } from "@baize/ui/search-field";
import { Skeleton } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import type { Category } from "@baize/domain/gaming/game/category";
import { useFormat } from "@baize/i18n/use-format";
import * as css from "../../shared/page/page-layout.css.ts";
import { filterNames } from "../../shared/games/filter-names.ts";
import { keepVendor } from "../../shared/games/kept-vendor.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useGameEntries } from "../../shared/games/use-game-entries.tsx";
import { LobbyLists } from "./lobby-lists.tsx";
import { RngTabs } from "./rng-tabs.tsx";
import { useFavourites } from "./use-favourites.ts";
import { type LobbyFilterState, gameSearchLimit, useLobbyFilters } from "./use-lobby-filters.ts";
import { type Categories, useLobbyGames } from "./use-lobby-games.ts";
import { useVendorNames } from "./use-vendor-names.ts";
import { VendorPills } from "./vendor-pills.tsx";
import * as lobby from "./lobby-page.css.ts";

interface LobbyPageProps {
  categories: Categories;
  title: string;
  /** Between the heading and the filters. */
  head?: ReactNode;
  /** This category is one of several tabs, which cover everything below the heading. */
  tab?: Category;
}

/** A lobby's games. List, search and vendor are in the address; more games load near the end of the list. */
export function LobbyPage({ categories, title, head, tab }: LobbyPageProps) {
  const { t } = useTranslation("lobby");
  const format = useFormat();
  const slots = categories[0] === "RNG";
  const filters = useLobbyFilters(slots);
  const { list, vassalage } = filters;
  const games = useLobbyGames(categories, { list, vassalage, search: useDeferredValue(filters.search) });
  const { items, total, first } = games;
  useEffect(() => {
    if (slots) keepVendor(vassalage);
  }, [slots, vassalage]);
  const empty = !first.isPending && !first.isError && items.length === 0;
  const content = (
    <Stack gap={4}>
      {head}
      <LobbyLists filters={filters}>
        <Stack gap={5}>
          <VendorPills categories={categories} filters={filters} />
          {first.isError ? <ReadError read={first} /> : null}
          {first.isPending ? <Skeleton blockSize="40rem" /> : null}
          {empty ? <Nothing categories={categories} filters={filters} /> : null}
          {items.length > 0 ? <Games games={games} label={t("grid.label", { category: title })} /> : null}
        </Stack>
      </LobbyLists>
    </Stack>
  );
  return (
    <>
      <PageHeading ground="cloth" title={title} count={total === undefined ? undefined : format.number(total)}>
        <SearchField
          aria-label={t("search.label")}
          placeholder={t("search.label")}
          className={lobby.search}
          maxLength={gameSearchLimit}
          value={filters.search}
          onValueChange={filters.setSearch}
        />
      </PageHeading>
      <Page className={css.underHeading}>{tab ? <RngTabs current={tab}>{content}</RngTabs> : content}</Page>
    </>
  );
}

function Games({ games, label }: { games: ReturnType<typeof useLobbyGames>; label: string }) {
  const { t } = useTranslation("lobby");
  const { items, total = items.length, status, more } = games;
  const entries = useGameEntries();
  const favourites = useFavourites();
  const cards = useMemo(() => entries(items, { detailed: true }), [entries, items]);
  const byId = useMemo(() => new Map(items.map((game) => [game.id, game])), [items]);
  const heart = (id: string) => {
    const game = byId.get(id);
    if (!favourites || !game) return undefined;
    return (
      <FavouriteButton
        label={t("favourite.label", { game: game.name })}
        pressed={favourites.has(id)}
        pending={favourites.isBusy(id)}
        onPressedChange={(kept) => void favourites.set(id, kept)}
      />
    );
  };
  return (
    <GameCatalogue
      aria-label={label}
      games={cards}
      actionOf={heart}
      total={total}
      status={status}
      onEndReached={more}
      messages={{
        more: t("more", { count: total - items.length }),
        loading: t("loading"),
        failed: t("failed"),
        end: t("end", { count: total }),
      }}
    />
  );
}

function Nothing({ categories, filters }: { categories: Categories; filters: LobbyFilterState }) {
  const { t } = useTranslation("lobby");
  const vendors = useVendorNames(categories);
  const { search, vassalage } = filters;
  if (filters.active) {
    const chosen = filterNames(search, vendors.get(vassalage) ?? vassalage);
    return (
      <EmptyState
        title={t("empty.title", { filters: chosen })}
        action={<Button onClick={filters.clear}>{t("empty.clear")}</Button>}
      >
        {t("empty.body")}
      </EmptyState>
    );
  }
  if (filters.list === "all" || filters.list === "new") return <EmptyState title={t("empty.category")} />;
  return (
    <EmptyState
      title={t(`empty.${filters.list}`)}
      action={<Button onClick={() => filters.setList("all")}>{t("empty.all")}</Button>}
    >
      {t(`empty.${filters.list}Body`)}
    </EmptyState>
  );
}
