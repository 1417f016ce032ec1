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
import { useKeyOrigin } from "../../shared/api/use-key-origin.ts";

interface Checked {
  readonly report: DrawReport;
  /** The public key in the file, which it was checked with. */
  readonly signer: string;
}
type Outcome = Checked | "form" | "unsupported";

async function checkText(text: string): Promise<Outcome> {
  try {
    const file = readDrawFile(text);
    return { report: await checkDraw(file, file.key), signer: file.key.x };
  } catch (error) {
    return error instanceof Error && error.name === "NotSupportedError" ? "unsupported" : "form";
  }
}

/** Checks the proof of a ticket in this browser, part by part, and compares its key with the one that this site publishes. */
export function DrawCheck({ file }: { file: string }) {
  const { t } = useTranslation("lottery");
  const [outcome, setOutcome] = useState<Outcome>();
  return (
    <Stack gap={3}>
      <Group>
        <Button onClick={() => void checkText(file).then(setOutcome)}>{t("check.here")}</Button>
      </Group>
      <div aria-live="polite">
        {typeof outcome === "string" ? <Alert tone="negative" title={t(`check.problem.${outcome}`)} /> : null}
        {typeof outcome === "object" ? <Report {...outcome} /> : null}
      </div>
    </Stack>
  );
}

const tones = { genuine: "positive", unproven: "warning", wrong: "negative" } as const;

/** The file's own key proves that the file is intact. Only the key that this site publishes says that the operator signed it. */
function Report({ report, signer }: Checked) {
  const { checks, isRight } = report;
  const { t } = useTranslation("lottery");
  const origin = useKeyOrigin()(signer);
  const isPublished = origin === "published";
  const verdict = !isRight ? "wrong" : isPublished ? "genuine" : "unproven";
  return (
    <Stack gap={3}>
      <Alert tone={tones[verdict]} title={t(`check.${verdict}.title`)}>
        {verdict === "unproven" ? null : t(`check.${verdict}.body`)} {t(`check.signer.${origin}`)}
      </Alert>
      <DescriptionList
        layout="stacked"
        items={[{ id: "key", term: t("check.fact.key"), detail: <bdi dir="ltr">{signer}</bdi> }]}
      />
      <DescriptionList
        layout="lines"
        items={DRAW_CHECKS.filter((name) => checks[name] !== null).map((name) => ({
          id: name,
          term: (
            <>
              <Text as="div" tone="default" weight="medium">
                {t(`check.name.${name}`)}
              </Text>
              {t(`check.says.${subjectOf(name, report)}`)}
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
