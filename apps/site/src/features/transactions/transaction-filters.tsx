import { useTranslation } from "react-i18next";
import { RECORD_TYPES, RECORD_WALLETS } from "@baize/domain/payments/record";
import { NativeSelect } from "@baize/ui/native-select";
import { RecordFilterBar } from "../../shared/records/record-filter-bar.tsx";
import type { TransactionFilterState } from "./use-transaction-filters.ts";

/** Wallet, dates and kind of line; each applies as it changes. */
export function TransactionFilters({ filters }: { filters: TransactionFilterState }) {
  const { t } = useTranslation(["transactions", "centre"]);
  const { wallet, vendor } = filters;
  const wallets = [
    ...RECORD_WALLETS.map((value) => ({ value, label: t(`wallet.${value}`) })),
    ...(vendor ? [{ value: vendor, label: t("wallet.vendorNamed", { vendor }) }] : []),
  ];
  const types = [
    { value: "", label: t("centre:filter.all") },
    ...RECORD_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
  ];
  return (
    <RecordFilterBar filters={filters}>
      <NativeSelect label={t("filter.wallet")} options={wallets} value={vendor || wallet} onValueChange={filters.setWallet} />
      <NativeSelect label={t("filter.type")} options={types} value={filters.type} onValueChange={filters.setType} />
    </RecordFilterBar>
  );
}
