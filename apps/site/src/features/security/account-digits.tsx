import { useTranslation } from "react-i18next";
import { formatNumber } from "@baize/i18n/format/number";
import { NativeSelect } from "@baize/ui/native-select";
import { type Digits, isDigits, writtenLocale } from "../../shared/language/digits.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { digits } from "../../shared/language/messages.ts";

const SAMPLE = 1_234_567_890;

/** The digits of this device; nothing in a language that has no others than the Latin ones. */
export function AccountDigits() {
  const { t } = useTranslation("centre");
  const language = useLanguage();
  const chosen = digits.use();
  if (language.digits === undefined) return null;
  const option = (value: Digits) => ({ value, label: formatNumber(writtenLocale(language, value), SAMPLE) });
  return (
    <NativeSelect
      label={t("account.digits")}
      value={chosen}
      onValueChange={(value) => isDigits(value) && digits.set(value)}
      options={[option("latin"), option("native")]}
    />
  );
}
