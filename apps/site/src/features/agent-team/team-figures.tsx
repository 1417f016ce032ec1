import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { Heading } from "@baize/ui/heading";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import type { AgentPagePath } from "../../navigation/types.ts";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { DaysFilter } from "../../shared/records/days-filter.tsx";
import { useOverviewDays } from "./use-overview-days.ts";
import { useSizeText } from "./use-size-text.ts";

type Period = OutputOf<"teamReports.overview">["now"];
type MoneyFigure = "deposits" | "withdrawals" | "validBet" | "net";

/** What each figure of money opens to. */
const LINES: Readonly<Record<MoneyFigure, { readonly page: AgentPagePath; readonly type?: string }>> = {
  deposits: { page: "transactionDetails", type: "deposit" },
  withdrawals: { page: "transactionDetails", type: "withdrawal" },
  validBet: { page: "teamBetting" },
  net: { page: "userProfitLoss" },
};
const MONEY_FIGURES = ["deposits", "withdrawals", "validBet", "net"] as const;

/** The team in some days, each figure beside that of as many days before; it opens to the report that lists it. */
export function TeamFigures() {
  const { t } = useTranslation("agents");
  const { days, input } = useOverviewDays();
  const read = useRead("teamReports.overview", input, { keepPrevious: true });
  return (
    <Stack gap={3}>
      <Heading level={3}>{t("figures")}</Heading>
      <DaysFilter days={days} />
      <ReadPart read={read} waiting={<PartSkeleton blockSize="9rem" />}>
        {({ now, before }) => <Figures now={now} before={before} />}
      </ReadPart>
    </Stack>
  );
}

function Figures({ now, before }: { readonly now: Period; readonly before: Period }) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const money = useMoney();
  const sizeText = useSizeText();
  const { addressOf } = useOverlay();
  const { from, to } = now;
  const opened = (page: AgentPagePath, filters: Readonly<Record<string, string>>, figure: ReactNode) => (
    <Link link={<RouterLink to={addressOf("agent", page, { from, to, ...filters })} />}>{figure}</Link>
  );
  const note = (value: string) => t("figures.before", { value });
  return (
    <StatGroup>
      <Stat
        label={t("figures.joined")}
        value={opened("teamManagement", { reach: "all" }, sizeText(now.joined))}
        note={note(sizeText(before.joined))}
      />
      <Stat
        label={t("figures.active")}
        value={opened("teamBetting", {}, format.number(now.active))}
        note={note(format.number(before.active))}
      />
      {MONEY_FIGURES.map((figure) => {
        const { page, type } = LINES[figure];
        const sign = figure === "net" ? ("always" as const) : undefined;
        const parts = money(now[figure], sign ? { sign } : {});
        return (
          <Stat
            key={figure}
            label={t(`figures.${figure}`)}
            value={opened(page, type ? { type } : {}, <Money parts={parts} />)}
            note={note(format.money(before[figure], sign))}
          />
        );
      })}
    </StatGroup>
  );
}
