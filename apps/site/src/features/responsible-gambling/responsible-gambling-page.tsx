import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { CentrePageProps } from "../../navigation/types.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { BlockNotice } from "../../shared/session/block-notice.tsx";
import { Breaks } from "./breaks.tsx";
import { LimitPage } from "./limit-page.tsx";
import { Limits } from "./limits.tsx";
import { RealityChoice } from "./reality-choice.tsx";
import { SessionFigures } from "./session-figures.tsx";

/** Responsible gambling: current state, limits, reminders, breaks and exclusion. */
export default function ResponsibleGamblingPage({ path, onPathChange }: CentrePageProps) {
  const { t } = useTranslation(["responsible-gambling", "centre"]);
  const read = useRead("responsibleGambling.status", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <SkeletonText lines={12} />;
  const { limits, block, reality, coolOffDays, exclusionMonths, raiseHours } = read.data;
  const limit = limits.find(({ kind, period }) => `${kind}-${period}` === path);
  if (limit) return <LimitPage key={path} limit={limit} raiseHours={raiseHours} onDone={() => onPathChange("")} />;
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={2}>{t("centre:page.responsiblePlay")}</Heading>
        <Text tone="muted" measure>
          {t("intro")}
        </Text>
      </Stack>
      {block ? <BlockNotice block={block} /> : null}
      <SessionFigures />
      <Limits limits={limits} raiseHours={raiseHours} onChoose={onPathChange} />
      <RealityChoice reality={reality} />
      <Breaks coolOffDays={coolOffDays} exclusionMonths={exclusionMonths} />
    </Stack>
  );
}
