import { useTranslation } from "react-i18next";
import { DataTable } from "@baize/ui/data-table";
import { EmptyState } from "@baize/ui/empty-state";
import { SectionHeading } from "@baize/ui/section-heading";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/api/read-error.tsx";
import type { LotteryKind } from "./lottery-kind.ts";
import { useDrawColumns } from "./use-draw-columns.tsx";
import { useHistory } from "./use-lottery.ts";

/** The last hundred draws of one lottery: number, time and balls. */
export function PastDraws({ kind, gameCode }: { kind: LotteryKind; gameCode: string }) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const read = useHistory(kind, gameCode);
  const columns = useDrawColumns();
  return (
    <section aria-labelledby="past">
      <SectionHeading
        titleId="past"
        title={t("past.title")}
        count={read.data ? format.number(read.data.items.length) : undefined}
      />
      <DataTable
        caption={t("past.title")}
        labelHidden
        virtualized
        maxBlockSize="480px"
        columns={columns}
        rows={read.data?.items ?? []}
        rowKey={({ issue }) => issue}
        loading={read.isPending}
        empty={<EmptyState title={t("past.empty")} level="none" />}
        error={read.isError ? <ReadError read={read} /> : undefined}
      />
    </section>
  );
}
