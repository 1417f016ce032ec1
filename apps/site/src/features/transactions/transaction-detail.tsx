import { useTranslation } from "react-i18next";
import { DescriptionList } from "@baize/ui/description-list";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { PartHead } from "../../shared/page/part-head.tsx";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import type { TransactionFilterState } from "./use-transaction-filters.ts";
import { SourceCard } from "./source-card.tsx";

interface TransactionDetailProps {
  id: string;
  which: TransactionFilterState["which"];
  back: () => void;
}

/** One line of the record: the wallet's balance before and after, and its source. */
export function TransactionDetail({ id, which, back }: TransactionDetailProps) {
  const { t } = useTranslation(["transactions", "centre"]);
  const read = useRead("transactions.get", { id, ...which });
  const waiting = <PartSkeleton blockSize="16rem" />;
  return (
    <Stack gap={5}>
      <PartHead
        title={read.data ? t(`type.${read.data.type}`) : t("line")}
        of={t("centre:page.transactionHistory")}
        back={back}
      />
      <ReadPart read={read} waiting={waiting}>
        {(line) => <Opened line={line} which={which} />}
      </ReadPart>
    </Stack>
  );
}

function Opened({
  line,
  which: { wallet, vendor },
}: Pick<TransactionDetailProps, "which"> & { line: OutputOf<"transactions.get"> }) {
  const { t } = useTranslation("transactions");
  const format = useFormat();
  const money = useMoney();
  const { amount, before, after, at, other, reference } = line;
  return (
    <>
      <Money parts={money(amount, { sign: "always" })} variant="balance" size="xl" />
      <SourceCard line={line} />
      <DescriptionList
        layout="lines"
        items={[
          { id: "time", term: t("column.time"), detail: format.dateTime(at) },
          {
            id: "wallet",
            term: t("filter.wallet"),
            detail: vendor ? t("wallet.vendorNamed", { vendor }) : t(`wallet.${wallet}`),
          },
          ...(other ? [{ id: "other", term: t("other"), detail: t(`wallet.${other}`) }] : []),
          { id: "before", term: t("column.before"), detail: <Money parts={money(before)} /> },
          { id: "amount", term: t("column.amount"), detail: <Money parts={money(amount, { sign: "always" })} /> },
          { id: "after", term: t("column.after"), detail: <Money parts={money(after)} /> },
          { id: "reference", term: t("column.reference"), detail: <bdi>{reference}</bdi> },
        ]}
      />
    </>
  );
}
