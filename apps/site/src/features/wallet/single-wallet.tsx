import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { Link } from "@baize/ui/link";
import { Money } from "@baize/ui/money";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Stat, StatGroup } from "@baize/ui/stat";
import { Text } from "@baize/ui/text";
import { BalanceBoard } from "../../shared/money/balance-board.tsx";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { balanceView } from "../../shared/money/balance-view.ts";
import { useBalance } from "../../shared/money/use-balance.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

/** One wallet for every game: its balance, and a note that there is nothing to move. */
export function SingleWallet() {
  const { t } = useTranslation(["wallet", "centre"]);
  const money = useMoney();
  const overlay = useOverlay();
  const read = useBalance();
  const concealed = balanceView.use() === "concealed";
  return (
    <ReadPart read={read} waiting={<SkeletonText lines={4} />}>
      {({ cash, bonus, locked }) => (
        <Stack gap={6}>
          <BalanceBoard
            actions={
              <>
                <Button variant="primary" size="lg" onClick={() => overlay.show("member", "depositv2")}>
                  {t("centre:page.depositv2")}
                </Button>
                <Button size="lg" onClick={() => overlay.show("member", "withdraw")}>
                  {t("centre:page.withdraw")}
                </Button>
              </>
            }
          />
          <Stack gap={2}>
            <Heading level={3}>{t("single.title")}</Heading>
            <Text tone="muted" measure>
              {t("single.body")}
            </Text>
          </Stack>
          {concealed ? null : (
            <StatGroup>
              <Stat label={t("figure.cash")} value={<Money parts={money(cash)} />} />
              <Stat label={t("figure.bonus")} value={<Money parts={money(bonus)} />} />
              <Stat label={t("figure.locked")} value={<Money parts={money(locked)} />} note={t("figure.lockedNote")} />
            </StatGroup>
          )}
          <div>
            <Link standalone href={`?${overlay.addressOf("member", "transactionHistory").search}`}>
              {t("centre:page.transactionHistory")}
            </Link>
          </div>
        </Stack>
      )}
    </ReadPart>
  );
}
