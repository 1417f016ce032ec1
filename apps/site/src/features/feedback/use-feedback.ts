import { useTranslation } from "react-i18next";
import { FEEDBACK_LENGTH, FEEDBACK_TYPES } from "@baize/domain/support/feedback";
import { api } from "../../shared/api/api.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

/** The form of a message to the brand. */
export function useFeedback(onSent: () => void) {
  const { t } = useTranslation("feedback");
  return useSiteForm({
    defaultValues: { type: "", content: "" },
    rules: {
      type: { required: true },
      content: { required: true, minLength: FEEDBACK_LENGTH.min, maxLength: FEEDBACK_LENGTH.max },
    },
    labels: { type: t("type.label"), content: t("content.label") },
    send: async ({ type: chosen, content }) => {
      const type = FEEDBACK_TYPES.find((one) => one === chosen);
      if (!type) return;
      await api.write("feedback.send", { type, content });
      onSent();
    },
  });
}
