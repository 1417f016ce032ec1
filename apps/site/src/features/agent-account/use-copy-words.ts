import { useTranslation } from "react-i18next";

/** The texts of a button that copies a link. */
export function useCopyWords() {
  const { t } = useTranslation("agents");
  return { copy: t("link.copy"), copied: t("link.copied"), failed: t("link.copyFailed") };
}
