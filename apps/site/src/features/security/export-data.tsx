import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Icon } from "@baize/ui/icon";
import { downloadSimple } from "@baize/ui/icon/art";
import { Text } from "@baize/ui/text";
import { useChange } from "../../shared/api/use-change.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { saveFile } from "../../shared/records/csv.ts";

/** Saves everything that is stored about the member as a file. */
export function ExportData() {
  const { t } = useTranslation("centre");
  const toasts = useToasts();
  const read = useChange("account.export");
  const form = useSiteForm({
    defaultValues: {},
    send: async () => {
      const { file } = await read.mutateAsync({ input: {} });
      saveFile(`${t("account.exportFile")}.json`, new Blob([file], { type: "application/json" }));
      toasts.show({ tone: "positive", message: t("account.exportDone") });
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={t("account.export")}>
      {({ pending }) => (
        <>
          <Text tone="muted">{t("account.exportHint")}</Text>
          <RefusalAlert by={form} />
          <Button type="submit" variant="primary" fullWidth pending={pending} icon={<Icon art={downloadSimple} />}>
            {t("account.exportSave")}
          </Button>
        </>
      )}
    </Form>
  );
}
