import { useTranslation } from "react-i18next";
import { FEEDBACK_LENGTH, FEEDBACK_TYPES } from "@baize/domain/support/feedback";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import { api } from "../../shared/api/api.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

/** The form of a message to the brand. */
export function useFeedback(onSent: () => void) {
  const { t } = useTranslation(["feedback", "validation"]);
  const required = (field: string) => t("validation:issue.required", { field });
  return useSiteForm({
    defaultValues: { type: "", content: "" },
    check: ({ type, content }) => {
      const length = countCharacters(trimmed(content));
      const { min, max } = FEEDBACK_LENGTH;
      return {
        ...(type ? {} : { type: required(t("type.label")) }),
        ...(length === 0 ? { content: required(t("content.label")) } : {}),
        ...(length > 0 && length < min ? { content: t("validation:issue.too_short", { count: min }) } : {}),
        ...(length > max ? { content: t("validation:issue.too_long", { count: max }) } : {}),
      };
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
