import { useTranslation } from "react-i18next";
import { Skeleton } from "@baize/ui/skeleton";
import { useRead } from "../api/use-read.ts";
import { DrawCards } from "./draw-cards.tsx";

/** The latest draws, and nothing where there are none. */
export function LatestDraws() {
  const { t } = useTranslation("home");
  const { data } = useRead("draws.opened", { count: 20 });
  if (!data) return <Skeleton blockSize="140px" />;
  return data.items.length > 0 && <DrawCards opened={data} aria-label={t("draws.title")} />;
}
