import { type ComponentProps, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Heading } from "@baize/ui/heading";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import type { CentrePageProps } from "../../navigation/types.ts";
import { BalanceBoard } from "../../shared/money/balance-board.tsx";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { HeldNotice } from "../../shared/money/held-notice.tsx";
import { formAndList } from "../../shared/page/page-layout.css.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { PartHead } from "../../shared/page/part-head.tsx";
import { PaymentPasswordForm } from "./payment-password-form.tsx";
import { PayoutAccounts } from "./payout-accounts.tsx";
import { useReturnFocus, useStepFocus } from "./use-focus.ts";
import type { PayoutAccount, WithdrawalRules } from "./types.ts";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawList } from "./withdraw-list.tsx";
import { WithdrawStatus } from "./withdraw-status.tsx";

/** Paths of the page's other parts; withdrawals are named by their ids. */
const PARTS = ["accounts", "password"] as const;
type Part = (typeof PARTS)[number];

/** Withdrawals: their requirements first, then the form, and the list. The address names the open one. */
export default function WithdrawPage({ path, onPathChange }: CentrePageProps) {
  const { t } = useTranslation(["money", "centre"]);
  const back = () => onPathChange("");
  const page = useReturnFocus(path);
  const [draft, setDraft] = useState<bigint>();
  const part = PARTS.find((one) => one === path);
  if (part)
    return (
      <Stack gap={5}>
        <PartHead title={t(`withdraw.${part}`)} of={t("centre:page.withdraw")} back={back} />
        <PartOf part={part} back={back} />
      </Stack>
    );
  if (path) return <WithdrawStatus id={path} open={onPathChange} />;
  return (
    <Stack ref={page} gap={6}>
      <Heading level={2}>{t("centre:page.withdraw")}</Heading>
      <BalanceBoard />
      <div className={formAndList}>
        <Surface>
          <Beginning onPathChange={onPathChange} draft={draft} onDraft={setDraft} />
        </Surface>
        <WithdrawList />
      </div>
    </Stack>
  );
}

function PartOf({ part, back }: { part: Part; back: () => void }) {
  const password = useRead("paymentPassword.status", {});
  if (part === "accounts") return <PayoutAccounts onApproved={back} />;
  if (password.isError) return <ReadError read={password} />;
  return password.data ? <PaymentPasswordForm isSet={password.data.isSet} onDone={back} /> : null;
}

type FormProps = Omit<ComponentProps<typeof WithdrawForm>, "accounts" | "rules" | "closedReason">;

/** The first withdrawal needs a withdrawal password and an account. */
function Beginning(form: FormProps) {
  const { t } = useTranslation();
  const password = useRead("paymentPassword.status", {});
  const accounts = useRead("payout.list", {});
  const rules = useRead("withdrawals.rules", {});
  const failed = [password, accounts, rules].find(({ isError }) => isError);
  if (failed) return <ReadError read={failed} />;
  if (!password.data || !accounts.data || !rules.data)
    return (
      <SkeletonRegion label={t("state.loading")}>
        <Skeleton blockSize="20rem" />
      </SkeletonRegion>
    );
  return <Steps {...form} isSet={password.data.isSet} items={accounts.data.items} rules={rules.data} />;
}

interface StepsProps extends FormProps {
  /** Whether there is a withdrawal password. */
  isSet: boolean;
  items: readonly PayoutAccount[];
  rules: WithdrawalRules;
}

/** What comes first: the password, an account, or the withdrawal. A notice above them says that money is frozen or held. */
function Steps({ isSet, items, rules, ...form }: StepsProps) {
  const { t } = useTranslation("money");
  const approved = items.filter(({ state }) => state === "approved");
  const last = approved.length === 0 ? "accounts" : "form";
  const step = isSet ? last : "password";
  const place = useStepFocus(step);
  const reason = useId();
  return (
    <Stack ref={place} gap={5}>
      {rules.frozen ? <FrozenNotice id={reason}>{t("withdraw.frozen")}</FrozenNotice> : null}
      {rules.held && !rules.frozen ? <HeldNotice id={reason} /> : null}
      {step === "password" ? <PaymentPasswordForm isSet={false} /> : null}
      {step === "accounts" ? (
        <>
          {items.length > 0 ? <Alert tone="info">{t("account.noneApproved")}</Alert> : null}
          <PayoutAccounts />
        </>
      ) : null}
      {step === "form" ? <WithdrawForm {...form} accounts={approved} rules={rules} closedReason={reason} /> : null}
    </Stack>
  );
}
