import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DescriptionList, type DescriptionListItem } from "@baize/ui/description-list";
import { EmptyState } from "@baize/ui/empty-state";
import { Heading } from "@baize/ui/heading";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { useMoney } from "../../shared/money/use-money.ts";

type Answer = OutputOf<"raffle.get">;

/** The prizes, and their chances. */
export function Prizes({ prizes }: Pick<NonNullable<Answer["raffle"]>, "prizes">) {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const money = useMoney();
  const items = prizes.map(({ amount, chancePpm }) => ({
    id: amount.amount,
    term: <Money parts={money(amount)} />,
    detail: format.percent(chancePpm / 1_000_000, 1),
  }));
  return <Lines title={t("raffle.chances")} items={items} empty={<EmptyState title={t("raffle.none.title")} level="none" />} />;
}

/** The member's own draws, newest first. */
export function Draws({ draws }: Pick<Answer, "draws">) {
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const money = useMoney();
  const items = draws.map(({ at, amount }) => ({
    id: String(at),
    term: format.dateTime(at),
    detail: <Money parts={money(amount)} />,
  }));
  return <Lines title={t("raffle.mine")} items={items} empty={<EmptyState title={t("raffle.mineNone")} level="none" />} />;
}

interface LinesProps {
  title: string;
  items: readonly DescriptionListItem[];
  empty: ReactNode;
}

/** Two values a row need no columns: they stay side by side on a phone too. */
function Lines({ title, items, empty }: LinesProps) {
  return (
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      {items.length > 0 ? <DescriptionList layout="lines" items={items} /> : empty}
    </Stack>
  );
}
