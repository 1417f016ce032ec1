import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { CATEGORIES } from "@baize/domain/gaming/game/category";
import { Button } from "@baize/ui/button";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { useRead } from "../../shared/api/use-read.ts";
import { categoryPath } from "../../shared/games/category-path.ts";
import { menusRead } from "../../shared/games/menus-read.ts";
import type { Bonus } from "./types.ts";

const none: NonNullable<Bonus["shares"]> = [];

/** Which games bring a bonus forward, and by how much; and a way to one of those that count in full. */
export function WhatCounts({ shares = none }: Pick<Bonus, "shares">) {
  const { t } = useTranslation(["rewards", "common"]);
  const format = useFormat();
  const { data: menus } = useRead(...menusRead);
  const named = shares.toSorted((one, two) => two.percent - one.percent);
  const parts = named.map(({ category, percent }) =>
    percent === 0
      ? t("bonus.counts.none", { category: t(`common:category.${category}`) })
      : t("bonus.counts.share", { category: t(`common:category.${category}`), share: format.percent(percent / 100, 0) }),
  );
  const offered = new Set(menus?.items.map(({ category }) => category));
  const isFull = (category: (typeof CATEGORIES)[number]) =>
    offered.has(category) && !shares.some((one) => one.category === category && one.percent < 100);
  // Slots come first: they count in full in most offers, and every player finds one.
  const target = isFull("RNG") ? "RNG" : CATEGORIES.find(isFull);
  return (
    <Stack gap={2} align="start">
      <Text size="sm" tone="muted">
        {[t(named.length > 0 ? "bonus.counts.others" : "bonus.counts.all"), ...parts].join(" · ")}
      </Text>
      {target ? (
        <Button asChild>
          <RouterLink to={categoryPath(target)}>{t("bonus.counts.play")}</RouterLink>
        </Button>
      ) : null}
    </Stack>
  );
}
