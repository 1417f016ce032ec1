import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { PaymentPasswordMissing } from "../../shared/money/payment-password-missing.tsx";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { StatementTrail } from "./statement-trail.tsx";
import type { Statement, StatementPage } from "./types.ts";

interface BillPageProps {
  readonly page: StatementPage;
  readonly id: string;
  readonly title: string;
  /** The form, for a bill that can be answered. */
  readonly children: (statement: Statement) => ReactNode;
}

/** The page of an answer to a bill: the form, or why there is none. */
export function BillPage({ page, id, title, children }: BillPageProps) {
  const { t } = useTranslation("agent-income");
  const read = useRead("income.get", { id });
  const password = useRead("paymentPassword.status", {});
  const contentOf = (statement: Statement, isSet: boolean) => {
    if (statement.state !== "due" || statement.way !== "paid") return <Alert tone="info">{t("bill.closed")}</Alert>;
    if (!isSet) return <PaymentPasswordMissing title={t("bill.passwordMissing")} action={t("bill.passwordSet")} />;
    return children(statement);
  };
  return (
    <ReadPart read={read} waiting={<PartSkeleton blockSize="14rem" />}>
      {({ statement }) => (
        <Stack gap={5}>
          <StatementTrail page={page} statement={statement} part={title} />
          <Heading level={2}>{title}</Heading>
          <ReadPart read={password} waiting={<PartSkeleton blockSize="10rem" />}>
            {({ isSet }) => contentOf(statement, isSet)}
          </ReadPart>
        </Stack>
      )}
    </ReadPart>
  );
}
