import { useTranslation } from "react-i18next";
import { formatZone } from "@baize/i18n/format/zone";
import { useFormat } from "@baize/i18n/use-format";
import { Text } from "@baize/ui/text";

/** When the figures were read, and in which time zone their days begin and end; nothing before. */
export function AsOfDays({ at }: { readonly at: number | undefined }) {
  const { t } = useTranslation(["centre", "common"]);
  const format = useFormat();
  if (at === undefined) return null;
  return (
    <Text size="sm" tone="muted">
      {`${t("common:money.asOf", { time: format.time(at) })} · ${t("days.zone", { zone: formatZone(format.locale) })}`}
    </Text>
  );
}
