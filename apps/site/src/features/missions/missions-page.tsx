import { useTranslation } from "react-i18next";
import { EmptyState } from "@baize/ui/empty-state";
import { Stack } from "@baize/ui/stack";
import { ReadError } from "../../shared/api/read-error.tsx";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { Leaderboard } from "./leaderboard.tsx";
import { MissionCard } from "./mission-card.tsx";
import { useMissionFileRows } from "./use-mission-file-rows.ts";

/** Daily and weekly tasks with their rewards, and the week's leaderboard. */
export default function MissionsPage() {
  const { t } = useTranslation(["club", "centre"]);
  const read = useRead("missions.list", {});
  const fileRows = useMissionFileRows(read.data?.items ?? []);
  return (
    <Stack gap={6}>
      <RecordHead title={t("centre:page.missionLeaderboard")} fileRows={fileRows} none={!read.data?.items.length} />
      {read.isError ? <ReadError read={read} /> : null}
      {read.isPending ? <PartSkeleton blockSize="12rem" /> : null}
      {read.data?.items.length === 0 ? (
        <EmptyState title={t("mission.empty.title")} level={3}>
          {t("mission.empty.body")}
        </EmptyState>
      ) : null}
      {read.data && read.data.items.length > 0 ? (
        <Stack as="ul" gap={3}>
          {read.data.items.map((mission) => (
            <MissionCard key={mission.id} mission={mission} />
          ))}
        </Stack>
      ) : null}
      <Leaderboard />
    </Stack>
  );
}
