import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { useLinkNames } from "./use-link-names.ts";
import type { TeamFilterState } from "./use-team-filters.ts";

/** What the set filters of a team are called, besides the days; "" for one that is not set. */
export function useTeamFilterNames({ search, level, reach, type, status, activity, link }: TeamFilterState): readonly string[] {
  const { t } = useTranslation(["agents", "centre"]);
  const format = useFormat();
  const links = useLinkNames(link);
  const reachName = reach === "direct" ? "" : t(`reach.${reach}`);
  return [
    search && t("centre:filter.text", { text: search }),
    level === undefined ? reachName : t("reach.level", { level: format.number(level) }),
    type === undefined ? "" : t(`kind.${type}`),
    status === undefined ? "" : t(`status.${status}`),
    activity === undefined ? "" : t(`activity.${activity}`),
    links.find(({ code }) => code === link)?.name ?? link,
  ];
}
