import { useTranslation } from "react-i18next";
import { Alert } from "@baize/ui/alert";
import { Link } from "@baize/ui/link";
import { Page } from "@baize/ui/page";
import { PageHeading } from "@baize/ui/page-heading";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import * as css from "../../shared/page/page-layout.css.ts";
import { StatementFileField } from "./statement-file-field.tsx";
import { StatementKeyField } from "./statement-key-field.tsx";
import { StatementReport } from "./statement-report.tsx";
import { useKeyOrigin } from "../../shared/api/use-key-origin.ts";
import { useStatementCheck } from "./use-statement-check.ts";

/** Checks a downloaded statement in the browser, for whoever has the file. */
export default function StatementCheckPage() {
  const { t } = useTranslation(["statement-check", "common"]);
  const { files, checked, problem, choose, checkWith } = useStatementCheck();
  const originOf = useKeyOrigin();
  const origin = originOf(checked?.key ?? "");
  return (
    <>
      <PageHeading title={t("common:title.statementCheck")} lead={t("lead")} />
      <Page className={css.underHeading}>
        <Stack gap={6}>
          <Surface>
            <Stack gap={5}>
              <StatementFileField files={files} onChoose={(chosen) => void choose(chosen)} />
              <div aria-live="polite">
                <Stack gap={5}>
                  {problem === undefined ? null : (
                    <Alert tone="negative" title={t(`problem.${problem}.title`)}>
                      {t(`problem.${problem}.body`)}
                    </Alert>
                  )}
                  {checked ? <StatementReport report={checked.report} origin={origin} /> : null}
                </Stack>
              </div>
              {checked ? <StatementKeyField value={checked.key} origin={origin} onChange={(key) => void checkWith(key)} /> : null}
            </Stack>
          </Surface>
          <Stack gap={1}>
            <div>
              <Link href="/check-statement.html" download standalone>
                {t("offline.link")}
              </Link>
            </div>
            <Text size="sm" tone="muted">
              {t("offline.hint")}
            </Text>
          </Stack>
        </Stack>
      </Page>
    </>
  );
}
