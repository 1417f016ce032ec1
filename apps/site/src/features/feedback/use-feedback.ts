import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FEEDBACK_LENGTH, FEEDBACK_TYPES } from "@baize/domain/support/feedback";
import { countCharacters } from "@baize/domain/text/characters";
import { trimmed } from "@baize/domain/text/trim";
import { api } from "../../shared/api/api.ts";
import { formText } from "../../shared/forms/form-text.ts";
import { useFieldProblems } from "../../shared/forms/use-field-problems.ts";

type Problems = Partial<Record<"type" | "content", string>>;
interface Feedback {
  readonly problems: Problems;
  /** What refused the message as a whole. */
  readonly error: unknown;
  readonly attempt: number;
  /** True once the message has arrived. */
  readonly send: (form: FormData) => Promise<boolean>;
}

/** Looks at the message, sends it, and holds what was refused. */
export function useFeedback(): Feedback {
  const { t } = useTranslation(["feedback", "validation"]);
  const fieldProblems = useFieldProblems();
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  const judge = (type: string, content: string): Problems => {
    const length = countCharacters(trimmed(content));
    const { min, max } = FEEDBACK_LENGTH;
    return {
      ...(type ? {} : { type: t("validation:issue.required", { field: t("type.label") }) }),
      ...(length === 0 ? { content: t("validation:issue.required", { field: t("content.label") }) } : {}),
      ...(length > 0 && length < min ? { content: t("validation:issue.too_short", { count: min }) } : {}),
      ...(length > max ? { content: t("validation:issue.too_long", { count: max }) } : {}),
    };
  };

  const send: Feedback["send"] = async (form) => {
    const type = FEEDBACK_TYPES.find((one) => one === formText(form, "type"));
    const content = formText(form, "content");
    const wrong = judge(type ?? "", content);
    setProblems(wrong);
    setError(undefined);
    if (!type || Object.keys(wrong).length > 0) return false;
    try {
      await api.write("feedback.send", { type, content });
      return true;
    } catch (failure) {
      const refused = fieldProblems(failure);
      setProblems(refused);
      if (Object.keys(refused).length === 0) setError(failure);
      setAttempt(attempt + 1);
      return false;
    }
  };
  return { problems, error, attempt, send };
}
