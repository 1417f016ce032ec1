import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Cloth } from "@baize/ui/cloth";
import { Group } from "@baize/ui/group";
import { IconButton } from "@baize/ui/icon-button";
import { arrowClockwise, eye, eyeSlash } from "@baize/ui/icon/art";
import { Money } from "@baize/ui/money";
import { Skeleton } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import type { DecimalAmount } from "@baize/i18n/format/money";
import { minorOf } from "@baize/domain/money/amount";
import { balanceView } from "./balance-view.ts";
import { useBalance } from "./use-balance.ts";
import { useMoney } from "./use-money.ts";

/** The balance, with ways to move it or above the forms that do; nothing where it failed to load, since the form shows its own error. */
export function BalanceBoard({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation(["money", "common"]);
  const money = useMoney();
  const { data, isError, isFetching, refetch } = useBalance();
  const concealed = balanceView.use() === "concealed";
  if (isError) return null;
  if (!data) return <Skeleton blockSize="10rem" />;
  const { sumBalance, bonus, locked } = data;
  return (
    <Cloth as="section" variant="panel" arcs={false} aria-label={t("common:money.balance")}>
      <Surface variant="bare" padding="xl" inlay>
        <Group justify="between" gap={5}>
          <Stack gap={2} align="start">
            <Group gap={1}>
              <Text tone="muted" size="sm">
                {t("common:money.balance")}
              </Text>
              <IconButton
                size="sm"
                art={concealed ? eyeSlash : eye}
                label={t("balance.hide")}
                aria-pressed={concealed}
                onClick={() => balanceView.set(concealed ? "shown" : "concealed")}
              />
              <IconButton
                size="sm"
                art={arrowClockwise}
                label={t("balance.refresh")}
                pending={isFetching}
                onClick={() => void refetch()}
              />
            </Group>
            {concealed ? (
              <Text size="lg">{t("balance.hidden")}</Text>
            ) : (
              <>
                <Money parts={money(sumBalance)} variant="balance" size="hero" />
                <Group gap={5}>
                  <Part label={t("balance.bonus")} amount={bonus} />
                  <Part label={t("balance.locked")} amount={locked} />
                </Group>
              </>
            )}
          </Stack>
          {actions ? <Group gap={3}>{actions}</Group> : null}
        </Group>
      </Surface>
    </Cloth>
  );
}

/** A part of the balance that cannot be moved; hidden where it is zero. */
function Part({ label, amount }: { label: string; amount: DecimalAmount }) {
  const money = useMoney();
  if (minorOf(amount) === 0n) return null;
  return (
    <Text as="span" tone="muted" size="sm">
      {label} <Money parts={money(amount)} />
    </Text>
  );
}
