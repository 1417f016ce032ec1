import { useTranslation } from "react-i18next";
import { Text } from "@baize/ui/text";
import { VisuallyHidden } from "@baize/ui/visually-hidden";
import { useFormat } from "@baize/i18n/use-format";

/** What a game pays back in the long run, at the end of its caption. The figure alone is seen; a screen reader hears what it is. */
export function ReturnToPlayer({ percent }: { percent: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <VisuallyHidden>{t("games.returnToPlayer")} </VisuallyHidden>
      <Text as="span" tabular>
        {format.percent(Number(percent) / 100, 1)}
      </Text>
    </>
  );
}
