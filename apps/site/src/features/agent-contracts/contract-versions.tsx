import { useTranslation } from "react-i18next";
import { DataTable } from "@baize/ui/data-table";
import type { Contract } from "../../shared/contracts/types.ts";
import { useContractColumns } from "./use-contract-columns.tsx";

interface ContractVersionsProps {
  readonly versions: readonly Contract[];
  readonly now: number;
}

/** Every version between the same two sides, newest first. */
export function ContractVersions({ versions, now }: ContractVersionsProps) {
  const { t } = useTranslation("agents");
  const columns = useContractColumns(now).filter(({ id }) => id !== "with" && id !== "side");
  return (
    <DataTable
      density="compact"
      caption={t("contract.versions")}
      columns={columns}
      rows={versions}
      rowKey={({ id }) => id}
      foldable
    />
  );
}
