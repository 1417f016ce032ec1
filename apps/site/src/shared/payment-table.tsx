import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { DataTable } from "@baize/ui/data-table";
import type { DataTableColumn } from "@baize/ui/data-table/columns";
import { EmptyState } from "@baize/ui/empty-state";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { ReadError } from "./read-error.tsx";

interface PaymentTableProps<Row> {
  readonly title: string;
  readonly empty: { readonly title: string; readonly body: string };
  readonly columns: readonly DataTableColumn<Row>[];
  readonly read: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Row[] }>>;
}

/** Deposits or withdrawals, newest first, older ones as they are asked for. */
export function PaymentTable<Row extends { readonly id: string }>({ title, empty, columns, read }: PaymentTableProps<Row>) {
  const { t } = useTranslation(["money", "common"]);
  return (
    <Stack gap={3}>
      <Heading level={3}>{title}</Heading>
      <DataTable
        caption={title}
        captionHidden
        columns={columns}
        rows={read.data?.pages.flatMap(({ items }) => items) ?? []}
        rowKey={({ id }) => id}
        loading={read.isPending}
        loadingLabel={t("common:state.loading")}
        columnsLabel={{ more: t("common:action.showMore"), fewer: t("common:action.showLess") }}
        empty={
          <EmptyState title={empty.title} level="none">
            {empty.body}
          </EmptyState>
        }
        error={read.isError ? <ReadError read={read} /> : undefined}
      />
      {read.hasNextPage ? (
        <Button loading={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {read.isFetchingNextPage ? t("common:state.loading") : t("older")}
        </Button>
      ) : null}
    </Stack>
  );
}
