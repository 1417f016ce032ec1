import { useTranslation } from "react-i18next";
import type { PaginationLabels } from "@baize/ui/pagination";

/** The texts of every pagination. */
export function usePaginationLabels(): PaginationLabels {
  const { t } = useTranslation();
  return {
    navigation: t("pagination.label"),
    first: t("pagination.first"),
    previous: t("pagination.previous"),
    next: t("pagination.next"),
    last: t("pagination.last"),
    page: (page) => t("pagination.page", { page }),
    jump: (page) => t("pagination.page", { page }),
    status: (page, total) => t("pagination.announce", { page, total }),
    pageSize: t("pagination.size"),
    pageSizeOption: (count) => t("pagination.size") + ` ${count}`,
  };
}
