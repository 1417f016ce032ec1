import { useTranslation } from "react-i18next";
import { STATEMENT_CHECKS, type StatementReport as Report } from "@baize/domain/agents/settlement/check-statement";
import { currencyDigits } from "@baize/domain/money/currency";
import { useFormat } from "@baize/i18n/use-format";
import { Alert } from "@baize/ui/alert";
import { Badge } from "@baize/ui/badge";
import { DescriptionList } from "@baize/ui/description-list";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { KeyOrigin } from "../../shared/api/use-key-origin.ts";
import * as css from "./statement-check.css.ts";

interface StatementReportProps {
  readonly report: Report;
  readonly origin: KeyOrigin;
}

const TONES = { genuine: "positive", unproven: "warning", wrong: "negative" } as const;

/** What a check found: one sentence, each part in words, and what the statement says. */
export function StatementReport({ report, origin }: StatementReportProps) {
  const { t } = useTranslation("statement-check");
  const { checks, isRight, statement } = report;
  // Anyone can sign a file with a key of their own.
  const verdict = !isRight ? "wrong" : origin === "published" ? "genuine" : "unproven";
  return (
    <Stack gap={4}>
      <Alert tone={TONES[verdict]} title={t(`${verdict}.title`)}>
        {t(`${verdict}.body`)}
      </Alert>
      <DescriptionList
        layout="lines"
        items={STATEMENT_CHECKS.map((name) => ({
          id: name,
          term: t(`check.${name}`),
          detail: (
            <Stack gap={1}>
              <div>
                <Badge tone={checks[name] ? "positive" : "negative"}>{t(checks[name] ? "agrees" : "disagrees")}</Badge>
              </div>
              <Text size="sm" tone="muted">
                {t(checks[name] ? `good.${name}` : `bad.${name}`)}
              </Text>
            </Stack>
          ),
        }))}
      />
      {statement === undefined ? null : <Said statement={statement} report={report} />}
    </Stack>
  );
}

const hash = (text: string) => (
  <bdi dir="ltr" className={css.hash}>
    {text}
  </bdi>
);

interface SaidProps {
  readonly statement: NonNullable<Report["statement"]>;
  readonly report: Report;
}

function Said({ statement: { brand, contract, window, amount, currency, lines }, report: { leaf, root } }: SaidProps) {
  const { t } = useTranslation("statement-check");
  const format = useFormat();
  return (
    <DescriptionList
      layout="lines"
      items={[
        { id: "brand", term: t("said.brand"), detail: <bdi>{brand}</bdi> },
        { id: "type", term: t("said.type"), detail: t(`type.${contract.type}`) },
        { id: "from", term: t("said.from"), detail: format.dateTime(window.start) },
        { id: "to", term: t("said.to"), detail: format.dateTime(window.end) },
        {
          id: "amount",
          term: t("said.amount"),
          detail: format.money({ minor: amount, currency, digits: currencyDigits(currency) }),
        },
        { id: "lines", term: t("said.lines"), detail: format.number(lines.length) },
        { id: "leaf", term: t("said.leaf"), detail: hash(leaf) },
        ...(root === undefined ? [] : [{ id: "root", term: t("said.root"), detail: hash(root) }]),
      ]}
    />
  );
}
