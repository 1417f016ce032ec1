import { useState } from "react";
import { useTranslation } from "react-i18next";
import { checkDraw, DRAW_CHECKS, type DrawReport, subjectOf } from "@baize/domain/lottery/check-draw";
import { readDrawFile } from "@baize/domain/lottery/draw-proof";
import { Alert } from "@baize/ui/alert";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import { DescriptionList } from "@baize/ui/description-list";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";

type Outcome = DrawReport | "form" | "unsupported";

async function outcomeOf(text: string): Promise<Outcome> {
  try {
    const file = readDrawFile(text);
    return await checkDraw(file, file.key);
  } catch (error) {
    return error instanceof Error && error.name === "NotSupportedError" ? "unsupported" : "form";
  }
}

/** Checks the proof of a ticket in this browser, part by part, without asking the server. */
export function DrawCheck({ file }: { file: string }) {
  const { t } = useTranslation("lottery");
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <Stack gap={3}>
      <Group>
        <Button onClick={() => void outcomeOf(file).then(setOutcome)}>{t("check.here")}</Button>
      </Group>
      <div aria-live="polite">
        {typeof outcome === "string" ? <Alert tone="negative" title={t(`check.problem.${outcome}`)} /> : null}
        {typeof outcome === "object" ? <Report report={outcome} /> : null}
      </div>
    </Stack>
  );
}

function Report({ report }: { report: DrawReport }) {
  const { checks, isRight } = report;
  const { t } = useTranslation("lottery");
  return (
    <Stack gap={3}>
      <Alert tone={isRight ? "positive" : "negative"} title={t(isRight ? "check.genuine.title" : "check.wrong.title")}>
        {t(isRight ? "check.genuine.body" : "check.wrong.body")}
      </Alert>
      <DescriptionList
        layout="lines"
        items={DRAW_CHECKS.filter((name) => checks[name] !== null).map((name) => ({
          id: name,
          term: (
            <>
              {t(`check.name.${name}`)}
              <Text as="span" size="sm" tone="muted">
                {" "}
                {t(`check.says.${subjectOf(name, report)}`)}
              </Text>
            </>
          ),
          detail: (
            <Badge tone={checks[name] ? "positive" : "negative"}>{t(checks[name] ? "check.agrees" : "check.disagrees")}</Badge>
          ),
        }))}
      />
    </Stack>
  );
}
