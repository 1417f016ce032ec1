import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { formAndList } from "../../shared/page/page-layout.css.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { SingleWallet } from "./single-wallet.tsx";
import { TransferForm } from "./transfer-form.tsx";
import { TransferList } from "./transfer-list.tsx";
import { type Funds, useTransfer } from "./use-transfer.ts";
import { WalletFigures } from "./wallet-figures.tsx";
import { WalletList } from "./wallet-list.tsx";

/** The member's money by wallet: one for every game, or one for each provider with transfers between them. */
export default function WalletPage() {
  const { t } = useTranslation(["wallet", "centre"]);
  const funds = useRead("wallets.list", {});
  const rules = useRead("wallets.merchant", {});
  const failed = [funds, rules].find(({ isError }) => isError);
  if (failed) return <ReadError read={failed} />;
  if (!funds.data || !rules.data) return <PartSkeleton blockSize="24rem" />;
  // One wallet, and nothing left at providers from a time with several.
  const alone = funds.data.isSingle && funds.data.items.length === 1;
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("centre:page.transferFund")}</Heading>
      {alone ? <SingleWallet /> : <Wallets funds={funds.data} rules={rules.data} />}
    </Stack>
  );
}

function Wallets({ funds, rules }: { funds: Funds; rules: OutputOf<"wallets.merchant"> }) {
  const { t } = useTranslation("wallet");
  const transfer = useTransfer(funds, rules);
  return (
    <>
      <Text tone="muted" measure>
        {t(funds.isSingle ? "lead.left" : "lead.split")}
      </Text>
      <WalletFigures funds={funds} />
      <WalletList wallets={transfer.vendors} onTake={transfer.takeFrom} />
      <div className={formAndList}>
        <TransferForm transfer={transfer} />
        <TransferList />
      </div>
    </>
  );
}
