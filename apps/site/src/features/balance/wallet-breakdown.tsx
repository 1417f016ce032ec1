import { useTranslation } from "react-i18next";
import { DescriptionList, type DescriptionListItem } from "@baize/ui/description-list";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { ServerText } from "../../shared/language/server-text.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { RecordLink } from "./record-link.tsx";

type Explained = OutputOf<"wallet.explained">;
type Wallet = Explained["wallets"][number];

/** One wallet by kind of line, each leading to the lines themselves, with their sum; and what it is held for. */
export function WalletBreakdown({
  wallet: { wallet, vendor, amount, lines },
  explained,
}: {
  wallet: Wallet;
  explained: Explained;
}) {
  const { t } = useTranslation("transactions");
  const money = useMoney();
  const which: Record<string, string> = vendor ? { vendor } : { wallet: wallet === "cash" ? "" : wallet };
  const items: DescriptionListItem[] = lines.map(({ type, count, amount: sum }) => ({
    id: type,
    term: (
      <RecordLink page="transactionHistory" filters={{ ...which, type }}>
        {t("balance.line", { name: t(`type.${type}`), lines: t("total.lines", { count }) })}
      </RecordLink>
    ),
    detail: <Money parts={money(sum, { sign: "always" })} />,
  }));
  const total = { id: "total", term: t("total.net"), detail: <Money parts={money(amount)} /> };
  return (
    <Stack gap={4}>
      <DescriptionList layout="lines" items={[...items, total]} />
      {wallet === "locked" ? <Held held={explained.held} /> : null}
      {wallet === "bonus" ? <Bonuses bonuses={explained.bonuses} /> : null}
    </Stack>
  );
}

function Held({ held }: Pick<Explained, "held">) {
  const { t } = useTranslation("transactions");
  const money = useMoney();
  if (held.length === 0) return null;
  const items = held.map(({ id, account, amount }) => ({
    id,
    term: (
      <RecordLink page={`withdraw/${id}`}>
        <bdi>{account}</bdi>
      </RecordLink>
    ),
    detail: <Money parts={money(amount)} />,
  }));
  return <Made title={t("balance.held")} items={items} />;
}

function Bonuses({ bonuses }: Pick<Explained, "bonuses">) {
  const { t } = useTranslation("transactions");
  const money = useMoney();
  if (bonuses.length === 0) return null;
  const items = bonuses.map(({ id, title, lang, state, amount }) => ({
    id,
    term: (
      <RecordLink page="bonusDetails" filters={{ state }}>
        <ServerText lang={lang}>{title}</ServerText>
      </RecordLink>
    ),
    detail: <Money parts={money(amount)} />,
  }));
  return <Made title={t("balance.bonuses")} items={items} />;
}

function Made({ title, items }: { title: string; items: readonly DescriptionListItem[] }) {
  return (
    <Stack gap={2}>
      <Text size="sm" weight="medium">
        {title}
      </Text>
      <DescriptionList layout="lines" items={items} />
    </Stack>
  );
}
