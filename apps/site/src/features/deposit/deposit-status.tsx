import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { DescriptionList } from "@baize/ui/description-list";
import { Group } from "@baize/ui/group";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/api/read-error.tsx";
import { readOptions } from "../../shared/api/use-read.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { theme } from "../../shared/preferences/theme.ts";
import { LatePayment } from "../../shared/money/late-payment.tsx";
import { Reference } from "../../shared/money/reference.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { PartHead } from "../../shared/page/part-head.tsx";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { DepositSteps } from "./deposit-steps.tsx";
import { GiveUp } from "./give-up.tsx";
import { isFailed, DepositNextStep } from "./next-step.tsx";
import { useUsualArrival } from "./use-usual-arrival.ts";
import { DEPOSIT } from "@baize/domain/payments/deposit-state";
import { isOpen } from "@baize/domain/state-machine/machine";

type Deposit = OutputOf<"deposits.get">;

/** The shortest interval between two reads. */
const POLL_MS = 15_000;

interface DepositStatusProps {
  id: string;
  back: () => void;
}

/** One deposit: its status, and the link to the page that it is paid on. */
export function DepositStatus({ id, back }: DepositStatusProps) {
  const { t } = useTranslation(["money", "centre"]);
  const read = useQuery({
    ...readOptions("deposits.get", { id }),
    refetchInterval: ({ state: { data } }) => (data && isOpen(DEPOSIT, data.state) ? POLL_MS : false),
  });
  return (
    <Stack gap={5}>
      <PartHead title={t("deposit.one")} of={t("centre:page.depositv2")} back={back} />
      {read.isError ? <ReadError read={read} /> : null}
      {read.isPending ? <PartSkeleton blockSize="16rem" /> : null}
      {read.data ? <CurrentStatus deposit={read.data} again={back} /> : null}
    </Stack>
  );
}

function CurrentStatus({ deposit, again }: { deposit: Deposit; again: () => void }) {
  const { t } = useTranslation("money");
  const money = useMoney();
  const format = useFormat();
  const { id, amount, fee, credited, kind, payUrl, expiresAt, state, expected, usualMinutes } = deposit;
  const usual = useUsualArrival(usualMinutes);
  const failed = isFailed(state);
  const { code } = useLanguage();
  const shownTheme = theme.use();
  return (
    <>
      <Money parts={money(amount)} variant="balance" size="xl" />
      <LatePayment kind="deposit" expected={expected} />
      <DepositSteps deposit={deposit} />
      {payUrl ? (
        <Group gap={3}>
          <Button asChild variant="primary">
            <a href={payUrl.startsWith("/") ? `${payUrl}&lang=${code}&theme=${shownTheme}` : payUrl}>{t("deposit.pay")}</a>
          </Button>
          <GiveUp id={id} />
        </Group>
      ) : (
        <DepositNextStep state={state} again={again} />
      )}
      <DescriptionList
        layout="lines"
        items={[
          { id: "channel", term: t("deposit.channel"), detail: t(`channel.${kind}`) },
          { id: "fee", term: t("fee.label"), detail: <Money parts={money(fee)} /> },
          ...(failed ? [] : [{ id: "arrives", term: t("deposit.arrives"), detail: <Money parts={money(credited)} /> }]),
          ...(payUrl ? [{ id: "until", term: t("deposit.until"), detail: format.dateTime(expiresAt) }] : []),
          ...(payUrl ? usual : []),
          ...(expected && !expected.passed
            ? [{ id: "by", term: t("deposit.expected"), detail: format.dateTime(expected.at) }]
            : []),
          { id: "number", term: t("number"), detail: <Reference value={id} /> },
        ]}
      />
    </>
  );
}
