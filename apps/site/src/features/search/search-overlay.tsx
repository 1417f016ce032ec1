import { useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@baize/ui/empty-state";
import { GameGrid } from "@baize/ui/game-grid";
import { Group } from "@baize/ui/group";
import { SearchField } from "@baize/ui/search-field";
import { SectionHeading } from "@baize/ui/section-heading";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Skeleton } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { filterNames } from "../../shared/games/filter-names.ts";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import type { Game } from "../../shared/games/game-subject.ts";
import { isClosed } from "../../shared/games/launch-path.ts";
import { useGameEntries } from "../../shared/games/use-game-entries.tsx";
import { useSession } from "../../shared/session/session.ts";

/** The longest text that the server searches for. */
const LONGEST = 64;
const waiting = <Skeleton blockSize="20rem" />;

/** Who opens the search wants to type. */
const focusOnce = (element: HTMLInputElement | null) => element?.focus();

/** One search over all games: by name or provider, with slips forgiven; before anything is typed, what was played and is popular. */
export default function SearchOverlay() {
  const { t } = useTranslation("lobby");
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const search = useDeferredValue(typed).trim();
  return (
    <Stack gap={4}>
      <SearchField ref={focusOnce} aria-label={t("search.label")} maxLength={LONGEST} value={typed} onValueChange={setTyped} />
      <Group>
        <SegmentedControl
          aria-label={t("search.which")}
          items={[
            { value: "all", label: t("search.all") },
            { value: "open", label: t("search.open") },
          ]}
          value={open ? "open" : "all"}
          onValueChange={(value) => setOpen(value === "open")}
        />
      </Group>
      {search === "" ? <Suggestions open={open} /> : <Found search={search} open={open} />}
    </Stack>
  );
}

function Found({ search, open }: { search: string; open: boolean }) {
  const { t } = useTranslation("lobby");
  const read = useRead("games.list", { search, limit: 60 }, { keepPrevious: true });
  return (
    <ReadPart read={read} waiting={waiting}>
      {({ items }) => {
        const shown = open ? items.filter((game) => !isClosed(game)) : items;
        return shown.length > 0 ? (
          <Games games={shown} label={t("search.label")} />
        ) : (
          <EmptyState title={t("empty.title", { filters: filterNames(search, open ? t("search.open") : "") })} level={3}>
            {t("search.none")}
          </EmptyState>
        );
      }}
    </ReadPart>
  );
}

function Suggestions({ open }: { open: boolean }) {
  const { t } = useTranslation("lobby");
  const signedIn = useSession() !== null;
  const recent = useRead("games.recent", { count: 10 }, { enabled: signedIn });
  const popular = useRead("games.popular", { count: 20, launchable: open ? true : undefined });
  const played = recent.data?.items.filter((game) => !open || !isClosed(game)) ?? [];
  return (
    <>
      {played.length > 0 ? (
        <section>
          <SectionHeading level={3} title={t("list.recent")} />
          <Games games={played} label={t("list.recent")} />
        </section>
      ) : null}
      <section>
        <SectionHeading level={3} title={t("search.popular")} />
        <ReadPart read={popular} waiting={waiting}>
          {({ items }) => <Games games={items} label={t("search.popular")} />}
        </ReadPart>
      </section>
    </>
  );
}

function Games({ games, label }: { games: readonly Game[]; label: string }) {
  const entries = useGameEntries();
  const cards = useMemo(() => entries(games, { detailed: true }), [entries, games]);
  return <GameGrid aria-label={label} games={cards} />;
}
