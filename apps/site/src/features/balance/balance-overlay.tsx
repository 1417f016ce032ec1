import { useTranslation } from "react-i18next";
import { Accordion, AccordionItem } from "@baize/ui/accordion";
import { DescriptionList } from "@baize/ui/description-list";
import { Group } from "@baize/ui/group";
import { Money } from "@baize/ui/money";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { RecordLink } from "./record-link.tsx";
import { WalletBreakdown } from "./wallet-breakdown.tsx";
import { AsOf } from "../../shared/page/as-of.tsx";

type Explained = OutputOf<"wallet.explained">;

/** The balance explained: its wallets with the lines that make each, and amounts outside of it. */
export default function BalanceOverlay() {
  const { t } = useTranslation("common");
  const read = useRead("wallet.explained", {}, { staleTime: 0 });
  const waiting = (
    <SkeletonRegion label={t("state.loading")}>
      <Skeleton blockSize="16rem" />
    </SkeletonRegion>
  );
  return (
    <ReadPart read={read} waiting={waiting}>
      {(explained) => <Opened explained={explained} />}
    </ReadPart>
  );
}

function Opened({ explained }: { explained: Explained }) {
  const { t } = useTranslation(["transactions", "common"]);
  const money = useMoney();
  const { sumBalance, wallets, asOf } = explained;
  const counted = wallets.filter((one) => one.counted);
  const apart = wallets.filter((one) => !one.counted);
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Money parts={money(sumBalance)} variant="balance" size="xl" />
        <AsOf at={asOf} />
      </Stack>
      <Text tone="muted">{t("balance.lead")}</Text>
      <Wallets wallets={counted} explained={explained} open="cash" />
      {apart.length > 0 ? (
        <>
          <Text tone="muted">{t("balance.apart")}</Text>
          <Wallets wallets={apart} explained={explained} />
        </>
      ) : null}
      <OpenBets openBets={explained.openBets} />
    </Stack>
  );
}

interface WalletsProps {
  wallets: Explained["wallets"];
  explained: Explained;
  open?: string;
}

function Wallets({ wallets, explained, open }: WalletsProps) {
  const { t } = useTranslation("transactions");
  const money = useMoney();
  return (
    <Accordion type="multiple" defaultValue={open ? [open] : undefined}>
      {wallets.map((one) => (
        <AccordionItem
          key={one.wallet + one.vendor}
          value={one.wallet + one.vendor}
          title={
            <Group justify="between" gap={3}>
              {one.vendor ? t("wallet.vendorNamed", { vendor: one.vendor }) : t(`wallet.${one.wallet}`)}
              <Money parts={money(one.amount)} />
            </Group>
          }
        >
          <WalletBreakdown wallet={one} explained={explained} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

/** Stakes that were deducted and are not settled. */
function OpenBets({ openBets: { count, stake } }: Pick<Explained, "openBets">) {
  const { t } = useTranslation("transactions");
  const money = useMoney();
  if (count === 0) return null;
  const term = (
    <RecordLink page="personalHistoryCopy" filters={{ status: "open" }}>
      {t("balance.openBets", { count })}
    </RecordLink>
  );
  return <DescriptionList layout="lines" items={[{ id: "open", term, detail: <Money parts={money(stake)} /> }]} />;
}
