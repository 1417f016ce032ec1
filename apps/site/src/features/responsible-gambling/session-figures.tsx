import { useTranslation } from "react-i18next";
import { minutesIn } from "@baize/domain/responsible-gambling/reality";
import { Money } from "@baize/ui/money";
import { SectionHeading } from "@baize/ui/section-heading";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stat, StatGroup } from "@baize/ui/stat";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useSpans } from "../../shared/language/use-spans.ts";

/** The session clock, and what the session has won or lost. */
export function SessionFigures() {
  const { t } = useTranslation("responsible-gambling");
  const money = useMoney();
  const spans = useSpans();
  const read = useRead("responsibleGambling.session", {}, { staleTime: 0 });
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <SkeletonText lines={3} />;
  const { minutesToday, staked, net } = read.data;
  return (
    <section aria-labelledby="play-session">
      <SectionHeading titleId="play-session" title={t("session.title")} />
      <StatGroup>
        <Stat label={t("session.time")} value={spans.minutes(minutesIn(read.data))} />
        <Stat label={t("session.today")} value={spans.minutes(minutesToday)} />
        <Stat label={t("session.staked")} value={<Money parts={money(staked)} />} />
        <Stat label={t("session.net")} value={<Money parts={money(net, { sign: "always" })} variant="net" />} />
      </StatGroup>
    </section>
  );
}
