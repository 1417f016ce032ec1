import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import type { AgentPagePath } from "../../navigation/types.ts";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { unbroken } from "../../shared/money/unbroken.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { DaysFilter } from "../../shared/records/days-filter.tsx";
import { useOverviewDays } from "./use-overview-days.ts";
import { useSizeText } from "../../shared/records/use-size-text.ts";

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

interface TeamFiguresProps {
  /** How many are in the team now; undefined while it loads. */
  readonly size: OutputOf<"team.list">["size"] | undefined;
}

/** The team in some days, each figure beside that of as many days before; it opens to the report that lists it. */
export function TeamFigures({ size }: TeamFiguresProps) {
  const { days, input } = useOverviewDays();
  const read = useRead("teamReports.overview", input, { keepPrevious: true });
  return (
    <Stack gap={3}>
      <DaysFilter days={days} />
      <ReadPart read={read} waiting={<PartSkeleton blockSize="12rem" />}>
        {({ now, before }) => (
          <div>
            <People size={size} now={now} before={before} />
            <Amounts now={now} before={before} />
          </div>
        )}
      </ReadPart>
    </Stack>
  );
}

interface FiguresProps {
  readonly now: Period;
  readonly before: Period;
}

/** A link to the lines of a figure, on its days. */
function useOpened({ from, to }: Period) {
  const { addressOf } = useOverlay();
  return (page: AgentPagePath, filters: Readonly<Record<string, string>>, figure: ReactNode) => (
    <Link link={<RouterLink to={addressOf("agent", page, { from, to, ...filters })} />}>{figure}</Link>
  );
}

/** An amount or a number of the days before, which no line break takes apart. */
function useNote() {
  const { t } = useTranslation("agents");
  return (value: string) => t("figures.before", { value: unbroken(value) });
}

function People({ size, now, before }: FiguresProps & TeamFiguresProps) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const sizeText = useSizeText();
  const { addressOf } = useOverlay();
  const opened = useOpened(now);
  const note = useNote();
  const team = (reach: string, value: OutputOf<"team.list">["size"] | undefined, part: "all" | "direct") =>
    value ? <Link link={<RouterLink to={addressOf("agent", "teamManagement", { reach })} />}>{sizeText(value[part])}</Link> : "–";
  return (
    <StatGroup>
      <Stat label={t("size.all")} value={team("all", size, "all")} note={note(sizeText(before.size))} />
      <Stat label={t("size.direct")} value={team("direct", size, "direct")} />
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
    </StatGroup>
  );
}

function Amounts({ now, before }: FiguresProps) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const money = useMoney();
  const opened = useOpened(now);
  const note = useNote();
  return (
    <StatGroup>
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
      <OwnIncome now={now} />
    </StatGroup>
  );
}

/** Of the slower read, which the figures do not wait for. */
function OwnIncome({ now }: Pick<FiguresProps, "now">) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const money = useMoney();
  const opened = useOpened(now);
  const note = useNote();
  const { from, to } = now;
  const { data } = useRead("teamReports.trends", { from, to }, { keepPrevious: true });
  if (!data) return <Stat label={t("trends.income")} value="–" />;
  const { income } = data;
  return (
    <Stat
      label={t("trends.income")}
      value={opened("myIncome", {}, <Money parts={money(income.now)} />)}
      note={note(format.money(income.before))}
    />
  );
}
