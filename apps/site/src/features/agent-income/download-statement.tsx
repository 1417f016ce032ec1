import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { provenStatementText } from "@baize/domain/agents/settlement/proven-file";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { downloadSimple } from "@baize/ui/icon/art";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { pathOf } from "../../navigation/paths.ts";
import { api } from "../../shared/api/api.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useRefusedAction } from "../../shared/forms/use-refused-action.ts";
import { saveFile } from "../../shared/records/csv.ts";
import type { Statement } from "./types.ts";

/** Saves a statement with its proof, and leads to the page that checks it. */
export function DownloadStatement({ statement: { id, type, startsAt } }: { readonly statement: Statement }) {
  const { t } = useTranslation("agent-income");
  const refused = useRefusedAction();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    refused.clear();
    setBusy(true);
    try {
      const name = `statement-${type}-${new Date(startsAt).toISOString().slice(0, 10)}.json`;
      const text = provenStatementText(await api.read("income.proof", { id }));
      saveFile(name, new Blob([text], { type: "application/json" }));
    } catch (error) {
      refused.refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={2}>
      <RefusalAlert by={refused} />
      <Group gap={3}>
        <Button size="sm" icon={<Icon art={downloadSimple} />} pending={busy} onClick={() => void save()}>
          {t("download.save")}
        </Button>
        <Link link={<RouterLink to={pathOf("statementCheck")} />}>{t("download.check")}</Link>
      </Group>
      <Text size="sm" tone="muted" measure>
        {t("download.lead")}
      </Text>
    </Stack>
  );
}
