import { useTranslation } from "react-i18next";
import { NativeSelect } from "@baize/ui/native-select";
import { isLanguageCode, selectable } from "@baize/i18n/languages";
import { language, useLanguage } from "../../shared/language/language.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";

/** The language of this device and of the brand's messages; nothing where the brand has only one. */
export function AccountLanguage() {
  const { t } = useTranslation("centre");
  const { code } = useLanguage();
  const errorText = useErrorText();
  const toasts = useToasts();
  const keep = useChange("member.updateLanguage");
  const languages = selectable(language.configured());
  if (languages.length < 2) return null;
  const onError = (error: unknown) => void toasts.show({ tone: "negative", message: errorText(error) });
  const choose = (next: string) => {
    if (!isLanguageCode(next)) return;
    language.choose(next);
    keep.mutate({ input: { language: next } }, { onError });
  };
  return (
    <NativeSelect
      label={t("account.language")}
      value={code}
      onValueChange={choose}
      options={languages.map(({ code: value, name }) => ({ value, label: name }))}
    />
  );
}
