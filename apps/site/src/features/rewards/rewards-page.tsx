import { useTranslation } from "react-i18next";
import { PENDING_REWARD_STATES } from "@baize/domain/rewards/pending-reward";
import { EmptyState } from "@baize/ui/empty-state";
import { Money } from "@baize/ui/money";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import { DaysFilter } from "../../shared/records/days-filter.tsx";
import { daysAsFilters } from "../../shared/records/days-as-filters.ts";
import { MoreButton } from "../../shared/records/more-button.tsx";
import { NoResults } from "../../shared/records/no-results.tsx";
import { ReadError } from "../../shared/api/read-error.tsx";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { SumFigures } from "../../shared/records/sum-figures.tsx";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { usePages } from "../../shared/api/use-pages.ts";
import { type RecordDaysState, useRecordDays } from "../../shared/records/use-record-days.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { ApplicationsSection } from "./applications-section.tsx";
import { PendingReward } from "./pending-reward.tsx";
import { useRewardFileRows } from "./use-reward-file-rows.ts";
import { VipSection } from "./vip-section.tsx";

/** Rewards to claim, and those that were claimed or expired. */
export default function RewardsPage() {
  const { t } = useTranslation(["rewards", "centre"]);
  const money = useMoney();
  const [query, change] = useCentreQuery();
  const state = PENDING_REWARD_STATES.find((one) => one === query.get("state")) ?? "open";
  const days = useRecordDays();
  const input = { state, ...days.input };
  const list = usePages("rewards.list", input);
  const { open, totals } = list.first ?? {};
  // Claimable rewards are listed above.
  const isOpen = state === "open" && !days.isSet;
  const sums =
    totals && totals.count > 0 && !isOpen
      ? [{ label: t(`pending.total.${state}`, { count: totals.count }), of: totals.amount }]
      : undefined;
  return (
    <Stack gap={5}>
      <RecordHead title={t("centre:page.rewardCenter")} fileRows={useRewardFileRows(input)} none={list.rows.length === 0} />
      {open ? (
        <StatGroup>
          <Stat label={t("pending.open", { count: open.count })} value={<Money parts={money(open.amount)} />} />
        </StatGroup>
      ) : null}
      <SegmentedControl
        aria-label={t("pending.show")}
        items={PENDING_REWARD_STATES.map((value) => ({ value, label: t(`pending.state.${value}`) }))}
        value={state}
        onValueChange={(next) => change({ state: next === "open" ? undefined : next })}
      />
      <DaysFilter days={days} />
      <SumFigures sums={sums} />
      {list.isError ? <ReadError read={list} /> : null}
      {list.isPending ? <PartSkeleton blockSize="8rem" /> : null}
      {list.first && list.rows.length === 0 ? <NoRewards state={state} days={days} /> : null}
      {list.rows.length > 0 ? (
        <Stack as="ul" gap={3}>
          {list.rows.map((reward) => (
            <PendingReward key={reward.id} reward={reward} />
          ))}
        </Stack>
      ) : null}
      <MoreButton list={list} />
      <ApplicationsSection />
      <VipSection />
    </Stack>
  );
}

function NoRewards({ state, days }: { state: (typeof PENDING_REWARD_STATES)[number]; days: RecordDaysState }) {
  const { t } = useTranslation("rewards");
  if (days.isSet) return <NoResults filters={{ ...daysAsFilters(days), chosen: [t(`pending.state.${state}`)] }} level={3} />;
  return (
    <EmptyState title={t(`pending.empty.${state}`)} level={3}>
      {t("pending.empty.body")}
    </EmptyState>
  );
}
