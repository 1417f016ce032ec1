import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Grid } from "@baize/ui/grid";
import { Group } from "@baize/ui/group";
import { Money } from "@baize/ui/money";
import { SectionHeading } from "@baize/ui/section-heading";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { VendorMark } from "@baize/ui/vendor-mark";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { useMoney } from "../../shared/money/use-money.ts";
import { ReturnAll } from "./return-all.tsx";
import type { Wallet } from "./use-transfer.ts";

interface WalletListProps {
  /** Every provider's wallet; those without money are only counted. */
  wallets: readonly Wallet[];
  /** Sets this wallet as the form's source. */
  onTake: (wallet: string) => void;
}

/** Providers' wallets that hold money, each with its balance, and the action that returns all of it. */
export function WalletList({ wallets, onTake }: WalletListProps) {
  const { t } = useTranslation("wallet");
  const format = useFormat();
  const filled = wallets.filter(({ balance }) => minorOf(balance) > 0n);
  return (
    <section aria-labelledby="vendor-wallets">
      <Stack gap={4}>
        <SectionHeading
          level={3}
          titleId="vendor-wallets"
          title={t("vendors")}
          count={filled.length > 0 ? format.number(filled.length) : undefined}
        />
        {filled.length === 0 ? (
          <EmptyState title={t("vendors.empty.title")} level="none">
            {t("vendors.empty.body", { count: wallets.length })}
          </EmptyState>
        ) : (
          <>
            <Grid as="ul" layout="thirds">
              {filled.map((wallet) => (
                <WalletCard key={wallet.wallet} wallet={wallet} onTake={() => onTake(wallet.wallet)} />
              ))}
            </Grid>
            <ReturnAll />
          </>
        )}
      </Stack>
    </section>
  );
}

function WalletCard({ wallet: { name, balance, open }, onTake }: { wallet: Wallet; onTake: () => void }) {
  const { t } = useTranslation("wallet");
  const money = useMoney();
  return (
    <Surface as="li" padding="md">
      <Stack gap={3}>
        <VendorMark name={name} />
        <Group>
          <Money parts={money(balance)} variant="balance" size="lg" />
        </Group>
        <Group>
          {open ? (
            <Button size="sm" aria-label={t("take.named", { name })} onClick={onTake}>
              {t("take")}
            </Button>
          ) : (
            <Badge tone="warning">{t("closed")}</Badge>
          )}
        </Group>
      </Stack>
    </Surface>
  );
}
