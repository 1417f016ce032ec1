import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { DescriptionList } from "@baize/ui/description-list";
import { Link } from "@baize/ui/link";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { pathOf } from "../../navigation/paths.ts";
import { ServerText } from "../../shared/language/server-text.tsx";
import { ReadError } from "../../shared/api/read-error.tsx";
import { StateCard } from "../../shared/records/state-card.tsx";
import { useRead } from "../../shared/api/use-read.ts";

type Application = OutputOf<"promotions.applications">["items"][number];

const tones = {
  applying: "info",
  rejected: "warning",
  issued: "positive",
  in_process: "info",
  claimed: "neutral",
  expired: "neutral",
} as const;
/** The action for it, on the promotion's own page. */
const press = (status: Application["status"]) =>
  status === "issued" || status === "rejected" ? (`applications.do.${status}` as const) : "applications.do.look";

/** The member's applications and their states; nothing without any. */
export function ApplicationsSection() {
  const { t } = useTranslation("rewards");
  const read = useRead("promotions.applications", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data || read.data.items.length === 0) return null;
  return (
    <section aria-labelledby="applications">
      <Stack gap={4}>
        <SectionHeading level={3} titleId="applications" title={t("applications.title")} />
        <Stack as="ul" gap={3}>
          {read.data.items.map((row) => (
            <ApplicationCard key={row.id} row={row} />
          ))}
        </Stack>
      </Stack>
    </section>
  );
}

function ApplicationCard({ row }: { row: Application }) {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const { id, title, lang, status, remark, images, reason, at, decidedAt } = row;
  const act = t(press(status));
  const items = [
    { id: "at", term: t("applications.at"), detail: format.dateTime(at) },
    ...(decidedAt === null ? [] : [{ id: "decided", term: t("applications.decided"), detail: format.dateTime(decidedAt) }]),
    ...(reason ? [{ id: "reason", term: t("applications.reason"), detail: <bdi>{reason}</bdi> }] : []),
    ...(remark ? [{ id: "remark", term: t("applications.remark"), detail: <bdi>{remark}</bdi> }] : []),
    ...(images > 0 ? [{ id: "images", term: t("applications.images"), detail: format.number(images) }] : []),
  ];
  return (
    <StateCard
      title={<ServerText lang={lang}>{title}</ServerText>}
      level={4}
      state={t(`applications.state.${status}`)}
      tone={tones[status]}
    >
      <DescriptionList layout="lines" items={items} />
      <Link link={<RouterLink to={`${pathOf("promotion")}?id=${id}`} />} aria-label={t("applications.doOf", { act, title })}>
        {act}
      </Link>
    </StateCard>
  );
}
