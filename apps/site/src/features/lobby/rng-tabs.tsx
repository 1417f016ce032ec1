import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { type Category, isCategory } from "@baize/domain/gaming/game/category";
import { categoryPath, isTab } from "../../shared/games/category-path.ts";
import { menusRead } from "../../shared/games/menus-read.ts";
import { useRead } from "../../shared/api/use-read.ts";

interface RngTabsProps {
  current: Category;
  children: ReactNode;
}

/** Categories without a path of their own as tabs: each pushes `/rng?page=`. */
export function RngTabs({ current, children }: RngTabsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data } = useRead(...menusRead);
  const shown = data?.items.map(({ category }) => category).filter(isTab) ?? [];
  const tabs = shown.includes(current) ? shown : [current, ...shown];
  const open = (value: string) => isCategory(value) && void navigate(categoryPath(value));
  return (
    <Tabs value={current} onValueChange={open} activation="manual">
      <TabList aria-label={t("nav.categories")}>
        {tabs.map((category) => (
          <Tab key={category} value={category}>
            {t(`category.${category}`)}
          </Tab>
        ))}
      </TabList>
      {tabs.map((category) => (
        <TabPanel key={category} value={category}>
          {category === current ? children : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
