import type { InputOf } from "@baize/api/contract/contract";
import { RECORD_TYPES, RECORD_WALLETS, type RecordType, type RecordWallet } from "@baize/domain/payments/record";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { type RecordDaysState, useRecordDays } from "../../shared/records/use-record-days.ts";

export interface TransactionFilterState {
  readonly days: RecordDaysState;
  readonly wallet: RecordWallet;
  /** The code of a vendor, for the vendor's wallet instead. */
  readonly vendor: string;
  readonly type: RecordType | "";
  /** The filters as the server takes them. */
  readonly input: Pick<InputOf<"transactions.list">, "from" | "to" | "type" | "wallet" | "vendor">;
  /** The wallet, for the call of one line. */
  readonly which: { readonly wallet: RecordWallet; readonly vendor?: string };
  /** How many are set. */
  readonly count: number;
  readonly setWallet: (wallet: string) => void;
  readonly setType: (type: string) => void;
  readonly clear: () => void;
}

const usual: RecordWallet = "cash";
const code = /^[\w.:-]{1,64}$/;
const none = { range: "", from: "", to: "", wallet: "", vendor: "", type: "" };

/** The record's filters from the address; an invalid day, wallet or kind of line counts as unset. */
export function useTransactionFilters(): TransactionFilterState {
  const [params, change] = useCentreQuery();
  const days = useRecordDays();
  const wallet = RECORD_WALLETS.find((name) => name === params.get("wallet")) ?? usual;
  const asked = params.get("vendor") ?? "";
  const vendor = code.test(asked) ? asked : "";
  const type = RECORD_TYPES.find((name) => name === params.get("type")) ?? "";
  return {
    days,
    wallet,
    vendor,
    type,
    input: {
      ...days.input,
      wallet: wallet === usual ? undefined : wallet,
      vendor: vendor || undefined,
      type: type || undefined,
    },
    which: { wallet, vendor: vendor || undefined },
    count: Number(days.isSet) + Number(wallet !== usual || vendor !== "") + Number(type !== ""),
    setWallet: (value) => change({ vendor: "", wallet: value === usual ? "" : value }),
    setType: (value) => change({ type: value }),
    clear: () => change(none),
  };
}
