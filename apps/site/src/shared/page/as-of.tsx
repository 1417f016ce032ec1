import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import { Text } from "@baize/ui/text";

/** When the figures were read; nothing before. */
export function AsOf({ at }: { readonly at: number | undefined }) {
  const { t } = useTranslation("common");
  const format = useFormat();
  if (at === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      {t("money.asOf", { time: format.time(at) })}
    </Text>
  );
}
