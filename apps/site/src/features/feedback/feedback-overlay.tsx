import { useTranslation } from "react-i18next";
import { FEEDBACK_LENGTH, FEEDBACK_TYPES } from "@baize/domain/support/feedback";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { NativeSelect } from "@baize/ui/native-select";
import { Text } from "@baize/ui/text";
import { TextArea } from "@baize/ui/text-area";
import type { OverlayProps } from "../../navigation/types.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useFeedback } from "./use-feedback.ts";

/** A member's message to the brand. Typed text stays until it was sent. */
export default function FeedbackOverlay({ close }: OverlayProps) {
  const { t } = useTranslation(["feedback", "common", "validation"]);
  const toasts = useToasts();
  const form = useFeedback(() => {
    toasts.show({ tone: "positive", message: t("done") });
    close();
  });
  return (
    <Form onSubmit={form.submit} aria-label={t("common:title.feedback")}>
      {({ pending }) => (
        <>
          <Text>{t("lead")}</Text>
          <RefusalAlert by={form} />
          <NativeSelect
            label={t("type.label")}
            placeholder={t("type.choose")}
            required
            options={FEEDBACK_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            {...form.control("type")}
          />
          <TextArea
            label={t("content.label")}
            required
            rows={6}
            maxLength={FEEDBACK_LENGTH.max}
            count={({ used, maxLength: limit }) => t("content.count", { used, limit })}
            description={t("content.hint")}
            {...form.of("content")}
          />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {pending ? t("sending") : t("send")}
          </Button>
        </>
      )}
    </Form>
  );
}
