import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { GameGrid } from "@baize/ui/game-grid";
import { Group } from "@baize/ui/group";
import { SearchField } from "@baize/ui/search-field";
import { SectionHeading } from "@baize/ui/section-heading";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Skeleton } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { isApiError } from "@baize/api/client/api-error";
import { type Category, isCategory } from "@baize/domain/gaming/game/category";
import { useFormat } from "@baize/i18n/use-format";
import { isClosed } from "../../shared/games/launch-path.ts";
import type { Game } from "../../shared/games/game-subject.ts";
import { overPage } from "../../shared/overlays/overlay-address.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { filterNames } from "../../shared/games/filter-names.ts";
import { useGameEntries } from "../../shared/games/use-game-entries.tsx";
import { useSubGames } from "./use-sub-games.ts";

const searchLimit = 64;

/** One vendor's games with type, search and paging. Arrow down moves from the search to the first game. */
export function SubGames({ vassalage }: { vassalage: string }) {
  const { t } = useTranslation(["lobby", "game", "common"]);
  const [type, setType] = useState<Category>();
  const [search, setSearch] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const { read, vendor, items } = useSubGames({ vassalage, type, search: useDeferredValue(search) });
  if (isApiError(read.error, "game.not_found"))
    return <EmptyState title={t("game:sub.missing")}>{t("game:missing.body")}</EmptyState>;
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>("[data-component=game-card] a")?.focus();
  };
  const clear = () => {
    setSearch("");
    setType(undefined);
  };
  const chosen = filterNames(search.trim(), type ? t(`common:category.${type}`) : "");
  return (
    <Stack gap={5}>
      {read.isError && !vendor ? <ReadError read={read} /> : <VendorLine vendor={vendor} type={type} onTypeChange={setType} />}
      <SearchField
        label={t("game:sub.search")}
        maxLength={searchLimit}
        value={search}
        onValueChange={setSearch}
        onKeyDown={enter}
      />
      {read.isPending ? <Skeleton blockSize="20rem" /> : null}
      {vendor && items.length === 0 ? (
        <EmptyState
          title={t("empty.title", { filters: chosen })}
          level={3}
          action={<Button onClick={clear}>{t("empty.clear")}</Button>}
        >
          {t("empty.body")}
        </EmptyState>
      ) : null}
      <div ref={list}>
        <Games items={items} vassalage={vassalage} />
      </div>
      {read.hasNextPage ? (
        <Group justify="center">
          <Button pending={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {t("common:action.showMore")}
          </Button>
        </Group>
      ) : null}
    </Stack>
  );
}

interface VendorLineProps {
  vendor: ReturnType<typeof useSubGames>["vendor"];
  type: Category | undefined;
  onTypeChange: (type: Category | undefined) => void;
}

function VendorLine({ vendor, type, onTypeChange }: VendorLineProps) {
  const { t } = useTranslation("lobby");
  const format = useFormat();
  if (!vendor) return <Skeleton shape="text" inlineSize="40%" />;
  const count = vendor.types.reduce((sum, { games }) => sum + games, 0);
  const segments = [
    { value: "ALL", label: t("list.all") },
    ...vendor.types.map(({ category, title }) => ({ value: category, label: title })),
  ];
  return (
    <>
      <SectionHeading title={<bdi>{vendor.vendorName}</bdi>} count={format.number(count)} />
      {vendor.types.length > 1 ? (
        <Group>
          <SegmentedControl
            aria-label={t("list.label")}
            items={segments}
            value={type ?? "ALL"}
            onValueChange={(value) => onTypeChange(isCategory(value) ? value : undefined)}
          />
        </Group>
      ) : null}
    </>
  );
}

function Games({ items, vassalage }: { items: readonly Game[]; vassalage: string }) {
  const entries = useGameEntries();
  const page = useLocation();
  const cards = useMemo(() => {
    const down = new Set(items.filter(isClosed).map(({ id }) => id));
    // A closed game shows that here, with open ones: its page would show the same.
    return entries(items, { detailed: true }).map((card) =>
      down.has(card.id) ? { ...card, link: <RouterLink to={overPage(page, `games/${vassalage}/${card.id}`)} replace /> } : card,
    );
  }, [entries, items, page, vassalage]);
  return cards.length > 0 ? <GameGrid games={cards} /> : null;
}
