import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { DescriptionList } from "@baize/ui/description-list";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/api/read-error.tsx";
import { readOptions } from "../../shared/api/use-read.ts";
import { LatePayment } from "../../shared/money/late-payment.tsx";
import { Reference } from "../../shared/money/reference.tsx";
import { useMoney } from "../../shared/money/use-money.ts";
import { CancelWithdrawal } from "./cancel-withdrawal.tsx";
import { PartHead } from "../../shared/page/part-head.tsx";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { WithdrawalNextStep } from "./next-step.tsx";
import { ReceiptDialog } from "./receipt-dialog.tsx";
import { WithdrawSteps } from "./withdraw-steps.tsx";
import type { Withdrawal } from "./types.ts";

/** The shortest interval between two reads. */
const POLL_MS = 15_000;
const ENDED = new Set(["received", "auto_received", "rejected", "cancelled", "failed", "refunded"]);

interface WithdrawStatusProps {
  id: string;
  /** Opens the form, or another part of the page. */
  open: (part: "" | "accounts") => void;
}

/** One withdrawal: its status, and the confirmation that it arrived. */
export function WithdrawStatus({ id, open }: WithdrawStatusProps) {
  const { t } = useTranslation(["money", "centre"]);
  const read = useQuery({
    ...readOptions("withdrawals.get", { id }),
    refetchInterval: ({ state: { data } }) => (data && !ENDED.has(data.state) ? POLL_MS : false),
  });
  return (
    <Stack gap={5}>
      <PartHead title={t("withdraw.one")} of={t("centre:page.withdraw")} back={() => open("")} />
      {read.isError ? <ReadError read={read} /> : null}
      {read.isPending ? <PartSkeleton blockSize="16rem" /> : null}
      {read.data ? <CurrentStatus withdrawal={read.data} open={open} /> : null}
    </Stack>
  );
}

function CurrentStatus({ withdrawal, open }: { withdrawal: Withdrawal } & Pick<WithdrawStatusProps, "open">) {
  const money = useMoney();
  const { id, amount, answers, mayCancel, expected } = withdrawal;
  return (
    <>
      <Money parts={money(amount)} variant="balance" size="xl" />
      {answers.length > 0 ? <ReceiptConfirmation withdrawal={withdrawal} /> : null}
      <LatePayment kind="withdrawal" expected={expected} />
      <WithdrawSteps withdrawal={withdrawal} />
      {mayCancel ? <CancelWithdrawal id={id} /> : null}
      <WithdrawalNextStep withdrawal={withdrawal} open={open} />
      <Details withdrawal={withdrawal} />
    </>
  );
}

/** The question whether it arrived, and its deadline. */
function ReceiptConfirmation({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("money");
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { autoAt, state } = withdrawal;
  return (
    <>
      <Alert
        tone={state === "disputed" ? "warning" : "info"}
        title={t(state === "disputed" ? "receipt.disputed" : "receipt.question")}
        actions={
          <Button variant="primary" onClick={() => setOpen(true)}>
            {t("receipt.answer")}
          </Button>
        }
      >
        {autoAt === null ? t("receipt.paused") : t("receipt.until", { time: format.dateTime(autoAt) })}
      </Alert>
      <ReceiptDialog withdrawal={withdrawal} open={open} close={() => setOpen(false)} />
    </>
  );
}

function Details({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation("money");
  const money = useMoney();
  const format = useFormat();
  const { id, fee, sent, received, remainder, account, proofs, state, expected } = withdrawal;
  const parted = state === "partly_received" || (state === "disputed" && minorOf(received) > 0n);
  return (
    <DescriptionList
      layout="lines"
      items={[
        ...(expected && !expected.passed
          ? [{ id: "by", term: t("withdraw.expected"), detail: format.dateTime(expected.at) }]
          : []),
        { id: "account", term: t("withdraw.account"), detail: <bdi>{account}</bdi> },
        { id: "fee", term: t("fee.label"), detail: <Money parts={money(fee)} /> },
        { id: "sent", term: t("withdraw.sent"), detail: <Money parts={money(sent)} /> },
        ...(parted
          ? [
              { id: "received", term: t("receipt.received"), detail: <Money parts={money(received)} /> },
              { id: "remainder", term: t("receipt.remainder"), detail: <Money parts={money(remainder)} /> },
            ]
          : []),
        ...(proofs > 0 ? [{ id: "proofs", term: t("receipt.proofs"), detail: t("receipt.pictures", { count: proofs }) }] : []),
        { id: "number", term: t("number"), detail: <Reference value={id} /> },
      ]}
    />
  );
}
