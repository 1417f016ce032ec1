import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "@baize/ui/combobox";
import { useFormat } from "@baize/i18n/use-format";
import type { Refusal } from "../../shared/forms/use-refusal.ts";
import { useRead } from "../../shared/api/use-read.ts";

interface PersonFieldProps {
  value: string;
  onValueChange: (account: string) => void;
  refusal: Refusal<"account">;
}

/** A member of the own downline, found by typing. */
export function PersonField({ value, onValueChange, refusal }: PersonFieldProps) {
  const { t } = useTranslation("upline");
  const format = useFormat();
  const [query, ask] = useState("");
  const { data, isFetching } = useRead("upline.people", query ? { search: query } : {}, { keepPrevious: true });
  const options = (data?.items ?? []).map(({ account, nickname, level }) => ({
    value: account,
    label: account,
    note: `${nickname === account ? "" : `${nickname} · `}${t("level", { level: format.number(level) })}`,
  }));
  return (
    <Combobox
      name="account"
      label={t("account")}
      required
      options={options}
      filter={false}
      value={value}
      valueLabel={value}
      onValueChange={(next) => onValueChange(next)}
      onQueryChange={ask}
      loading={isFetching}
      words={{
        show: t("people.show"),
        clear: t("people.clear"),
        empty: t("people.empty"),
        loading: t("people.loading"),
        count: (count) => t("people.count", { count }),
      }}
      {...refusal.of("account")}
    />
  );
}
