import { useId } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@baize/ui/empty-state";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { PaymentPasswordMissing } from "../../shared/money/payment-password-missing.tsx";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { UplineForm } from "./upline-form.tsx";
import { UplineList } from "./upline-list.tsx";

/** Transfers along the own tree: the form for members who may send, and the list. */
export default function UplinePage() {
  const { t } = useTranslation("centre");
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("page.transferUpline")}</Heading>
      <Beginning />
      <UplineList />
    </Stack>
  );
}

/** The first transfer needs a withdrawal password. A notice above both says that money is frozen. */
function Beginning() {
  const { t } = useTranslation("upline");
  const rules = useRead("upline.rules", {});
  const password = useRead("paymentPassword.status", {});
  const reason = useId();
  const failed = [rules, password].find(({ isError }) => isError);
  if (failed) return <ReadError read={failed} />;
  if (!rules.data || !password.data) return <PartSkeleton blockSize="20rem" />;
  if (rules.data.sides.length === 0)
    return (
      <EmptyState title={t("none.title")} level={3}>
        {t("none.body")}
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      {rules.data.frozen ? <FrozenNotice id={reason}>{t("frozen")}</FrozenNotice> : null}
      {password.data.isSet ? (
        <UplineForm rules={rules.data} frozenReason={reason} />
      ) : (
        <PaymentPasswordMissing title={t("password.missing")} action={t("password.set")} />
      )}
    </Stack>
  );
}
