import { useTranslation } from "react-i18next";
import { minorOf } from "@baize/domain/money/amount";
import { Badge } from "@baize/ui/badge";
import { Group } from "@baize/ui/group";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useRead } from "../../shared/api/use-read.ts";
import { useRoundInPlay } from "../../shared/money/round-in-play.ts";
import { useBalance } from "../../shared/money/use-balance.ts";
import { useMoney } from "../../shared/money/use-money.ts";
import { isDemo, useSession } from "../../shared/session/session.ts";

/** What this vendor's games play with, as the game itself shows it: the cash, or the vendor's own wallet. */
function usePlayMoney(vassalage: string, isTrial: boolean) {
  const { data } = useBalance();
  const held = useRoundInPlay();
  const isSplit = data?.isSingle === false && !isTrial;
  const wallets = useRead("wallets.list", {}, { enabled: isSplit && !held });
  if (!data || isTrial) return data?.sumBalance;
  return isSplit ? wallets.data?.items.find(({ wallet }) => wallet === vassalage)?.balance : data.cash;
}

/** In the bar of a game: what it plays with, and apart from it the bonus, which is never staked. */
export function GameBalance({ vassalage }: { vassalage: string }) {
  const { t } = useTranslation("common");
  const isTrial = isDemo(useSession());
  const play = usePlayMoney(vassalage, isTrial);
  const { data } = useBalance();
  const money = useMoney();
  if (!play || !data) return null;
  return (
    <Stack gap={0} align="end">
      <Group gap={2}>
        {isTrial ? <Badge>{t("money.demo")}</Badge> : null}
        <Money parts={money(play)} variant="balance" />
      </Group>
      {minorOf(data.bonus) === 0n ? null : (
        <Text size="2xs" tone="muted">
          {t("money.bonus")} <Money parts={money(data.bonus)} />
        </Text>
      )}
    </Stack>
  );
}
