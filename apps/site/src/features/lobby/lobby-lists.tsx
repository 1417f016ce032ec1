import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import type { LobbyFilterState } from "./use-lobby-filters.ts";

/** The lists of a lobby as tabs: all games, hot and new ones, jackpots, and a member's own. */
export function LobbyLists({ filters, children }: { filters: LobbyFilterState; children: ReactNode }) {
  const { t } = useTranslation("lobby");
  return (
    <Tabs value={filters.list} onValueChange={filters.setList} activation="manual">
      <TabList aria-label={t("list.label")}>
        {filters.lists.map((list) => (
          <Tab key={list} value={list}>
            {t(`list.${list}`)}
          </Tab>
        ))}
      </TabList>
      {filters.lists.map((list) => (
        <TabPanel key={list} value={list}>
          {list === filters.list ? children : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
