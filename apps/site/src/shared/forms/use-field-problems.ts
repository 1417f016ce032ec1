import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import { issueText } from "@baize/i18n/issue-text";

/** What the server refused of single fields, in words, by the field's name; none where it refused the whole. Needs the namespace `validation`. */
export function useFieldProblems(): (error: unknown) => Record<string, string> {
  const { i18n } = useTranslation("validation");
  return (error) =>
    isApiError(error, "input.invalid")
      ? Object.fromEntries(error.value.issues.map((issue) => [issue.field, issueText(i18n, issue)]))
      : {};
}
