import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import type { DataTableColumn } from "@baize/ui/data-table";
import { useFormat } from "@baize/i18n/use-format";
import { Link } from "@baize/ui/link";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";

interface OfPerson {
  readonly account: string;
  readonly level: number;
}

/** Whose a line of a report is. */
export function usePersonColumns(): [DataTableColumn<OfPerson>, DataTableColumn<OfPerson>] {
  const { t } = useTranslation("agent-reports");
  const format = useFormat();
  const { addressOf } = useOverlay();
  return [
    {
      id: "account",
      header: t("account"),
      rowHeader: true,
      priority: 1,
      cell: ({ account }) => (
        <Link link={<RouterLink to={addressOf("agent", `teamManagement/${encodeURIComponent(account)}`)} />}>
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    { id: "level", header: t("level"), align: "end", priority: 3, cell: ({ level }) => format.number(level) },
  ];
}
