import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { CONTRACT_STATES } from "@baize/domain/agents/contract/state";
import { CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import { Button } from "@baize/ui/button";
import { FilterBar } from "@baize/ui/filter-bar";
import { Group } from "@baize/ui/group";
import { NativeSelect } from "@baize/ui/native-select";
import { SearchField } from "@baize/ui/search-field";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { usePages, wholeList } from "../../shared/api/use-pages.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { fileTime, type FileRows } from "../../shared/records/csv.ts";
import { FrozenNotice } from "../../shared/money/frozen-notice.tsx";
import { useFrozenMoney } from "../../shared/money/use-frozen-money.ts";
import { RecordHead } from "../../shared/records/record-head.tsx";
import { RecordTable } from "../../shared/records/record-table.tsx";
import { useAwaitsText } from "./contract-state.tsx";
import { OFFER_PATH } from "../../shared/contracts/types.ts";
import { useContractColumns, useOtherSide } from "./use-contract-columns.tsx";
import { type ContractFilters, useContractFilters } from "./use-contract-filters.ts";
import { useSigns } from "./use-signs.ts";
import { useRateText } from "./use-rate-text.ts";
import { AsOf } from "../../shared/page/as-of.tsx";

/** The contracts with the upline and with the direct downlines, filtered by the address. */
export function ContractList() {
  const { t } = useTranslation(["agents", "centre", "common"]);
  const filters = useContractFilters();
  const signs = useSigns();
  const list = usePages("contracts.list", filters.input);
  const { addressOf } = useOverlay();
  const asOf = list.first?.asOf;
  const isFrozen = useFrozenMoney();
  const columns = useContractColumns(asOf ?? 0);
  const title = t("centre:page.contracts");
  const awaits = useAwaitsText();
  const { side, type, state, account } = filters.input;
  const sideName = (of: "upline" | "downline") => t(signs === false ? `contract.side.${of}` : `contract.with.${of}`);
  const chosen = [
    account === undefined ? "" : t("centre:filter.text", { text: account }),
    side === undefined ? "" : sideName(side),
    type === undefined ? "" : t(`contract.type.${type}`),
    state === undefined ? "" : t(`contract.state.${state}`),
    filters.input.awaits === undefined ? "" : awaits,
  ];
  return (
    <Stack gap={4}>
      <RecordHead title={title} fileRows={useFileRows(filters)} none={list.rows.length === 0} />
      {isFrozen ? <FrozenNotice>{t("frozen.contracts")}</FrozenNotice> : null}
      <Group justify="between">
        {signs === false ? (
          <Text size="sm">{t("contract.readOnly")}</Text>
        ) : (
          <Button asChild variant="primary" size="sm">
            <RouterLink to={addressOf("agent", OFFER_PATH)}>{t("contract.offer.open")}</RouterLink>
          </Button>
        )}
        <AsOf at={asOf} />
      </Group>
      <Filters filters={filters} />
      <RecordTable
        density="compact"
        title={title}
        empty={{ title: t("contract.empty.title"), body: t("contract.empty.body") }}
        filters={{ ...filters, chosen }}
        columns={columns}
        rowKey={({ id }) => id}
        list={list}
      />
    </Stack>
  );
}

function Filters({ filters: { input, count, change, clear } }: { readonly filters: ContractFilters }) {
  const { t } = useTranslation(["agents", "centre"]);
  const awaits = useAwaitsText();
  const all = { value: "", label: t("centre:filter.all") };
  const signs = useSigns();
  const sides = (["upline", "downline"] as const).map((value) => ({
    value,
    label: t(signs === false ? `contract.side.${value}` : `contract.with.${value}`),
  }));
  return (
    <FilterBar label={t("centre:filter.label")} activeCount={count} onReset={clear}>
      <SearchField
        label={t("contract.filter.account")}
        value={input.account ?? ""}
        onValueChange={(account) => change({ account })}
        maxLength={64}
      />
      <NativeSelect
        label={t("contract.column.side")}
        options={[all, ...sides]}
        value={input.side ?? ""}
        onValueChange={(side) => change({ side })}
      />
      <NativeSelect
        label={t("contract.column.type")}
        options={[all, ...CONTRACT_TYPES.map((value) => ({ value, label: t(`contract.type.${value}`) }))]}
        value={input.type ?? ""}
        onValueChange={(type) => change({ type })}
      />
      <NativeSelect
        label={t("column.status")}
        options={[
          all,
          { value: "me", label: awaits },
          ...CONTRACT_STATES.map((value) => ({ value, label: t(`contract.state.${value}`) })),
        ]}
        value={input.awaits ?? input.state ?? ""}
        onValueChange={(state) => change(state === "me" ? { state: "", awaits: "me" } : { state, awaits: "" })}
      />
    </FilterBar>
  );
}

const timeIn = (instant: number | null) => (instant === null ? "" : fileTime(instant));

/** Every filtered version as rows of a file. */
function useFileRows({ input }: ContractFilters): () => FileRows {
  const { t } = useTranslation("agents");
  const rates = useRateText();
  const otherSide = useOtherSide();
  return wholeList("contracts.list", input, [
    [t("contract.column.type"), ({ type }) => t(`contract.type.${type}`)],
    [t("contract.column.version"), ({ version }) => String(version)],
    [t("contract.column.with"), otherSide],
    [t("contract.column.side"), ({ side }) => t(`contract.side.${side}`)],
    [t("contract.column.rate"), ({ tiers }) => tiers.map(rates.all).join("; ")],
    [t("column.status"), ({ state }) => t(`contract.state.${state}`)],
    [t("contract.column.starts"), ({ startsAt }) => timeIn(startsAt)],
    [t("contract.column.ends"), ({ endsAt }) => timeIn(endsAt)],
  ]);
}
