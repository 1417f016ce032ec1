import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FEEDBACK_LENGTH, FEEDBACK_TYPES } from "@baize/domain/support/feedback";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { NativeSelect } from "@baize/ui/native-select";
import { Text } from "@baize/ui/text";
import { TextArea } from "@baize/ui/text-area";
import type { OverlayProps } from "../../navigation/types.ts";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useFeedback } from "./use-feedback.ts";

/** A member's message to the brand. What is typed stays until the server has it. */
export default function FeedbackOverlay({ close }: OverlayProps) {
  const { t } = useTranslation(["feedback", "common", "validation"]);
  const errorText = useErrorText();
  const { problems, error, attempt, send } = useFeedback();
  // Held here: nothing typed may go when the form is drawn anew.
  const [content, setContent] = useState("");

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (await send(new FormData(form))) {
      toasts.show({ tone: "positive", message: t("done") });
      close();
      return;
    }
    // Drawn by then: the first field that has something to mend.
    requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };

  return (
    <Form onSubmit={submit} aria-label={t("common:title.feedback")}>
      {({ pending }) => (
        <>
          <Text>{t("lead")}</Text>
          {error ? (
            <Alert key={attempt} tone="negative" announce="assertive">
              {errorText(error)}
            </Alert>
          ) : null}
          <NativeSelect
            name="type"
            label={t("type.label")}
            placeholder={t("type.choose")}
            required
            options={FEEDBACK_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            message={problems.type}
            tone={problems.type ? "negative" : "neutral"}
          />
          <TextArea
            name="content"
            label={t("content.label")}
            required
            rows={6}
            limit={FEEDBACK_LENGTH.max}
            count={({ used, limit }) => t("content.count", { used, limit })}
            description={t("content.hint")}
            value={content}
            onValueChange={setContent}
            message={problems.content}
            tone={problems.content ? "negative" : "neutral"}
          />
          <Button type="submit" variant="primary" full loading={pending}>
            {pending ? t("sending") : t("send")}
          </Button>
        </>
      )}
    </Form>
  );
}
