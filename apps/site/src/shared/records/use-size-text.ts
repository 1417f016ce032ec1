import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";

interface Size {
  readonly count: number;
  readonly more: boolean;
}

/** Writes a bounded number: `12`, or `1,000+`. */
export function useSizeText(): (size: Size) => string {
  const { t } = useTranslation("agents");
  const format = useFormat();
  return ({ count, more }) => (more ? t("more", { number: format.number(count) }) : format.number(count));
}
