import { useTranslation } from "react-i18next";
import { MOST_NOTE } from "@baize/domain/agents/note";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import { useFormat } from "@baize/i18n/use-format";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { TextArea } from "@baize/ui/text-area";
import { useChange } from "../../shared/api/use-change.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";

interface NoteFormProps {
  readonly account: string;
  readonly note: string;
}

/** The agent's own note about a direct downline. */
export function NoteForm({ account, note }: NoteFormProps) {
  const { t } = useTranslation("agents");
  const toasts = useToasts();
  const format = useFormat();
  const change = useChange("team.setNote");
  const form = useSiteForm({
    defaultValues: { note },
    labels: { note: t("note") },
    check: (values) => ({
      note: countCharacters(trimmed(values.note)) > MOST_NOTE ? t("note.tooLong", { max: MOST_NOTE }) : undefined,
    }),
    send: async (values) => {
      await change.mutateAsync({ input: { account, note: values.note } });
      toasts.show({ tone: "positive", message: t("note.saved") });
    },
  });
  return (
    <Form aria-label={t("note")} onSubmit={form.submit}>
      {({ pending }) => (
        <>
          <RefusalAlert by={form} />
          <TextArea
            label={t("note")}
            description={t("note.hint")}
            rows={2}
            maxLength={MOST_NOTE}
            defaultValue={note}
            count={({ used, maxLength: limit }) => t("note.count", { used: format.number(used), limit: format.number(limit) })}
            {...form.of("note")}
          />
          <div>
            <Button type="submit" size="sm" variant="outline" pending={pending}>
              {t("note.save")}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
