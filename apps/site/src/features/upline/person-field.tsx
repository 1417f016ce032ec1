import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "@baize/ui/combobox";
import { useFormat } from "@baize/i18n/use-format";
import type { ValueBinding } from "../../shared/forms/use-site-form.ts";
import { useRead } from "../../shared/api/use-read.ts";

/** A member of the own downline, found by typing. */
export function PersonField({ field }: { field: ValueBinding<string> }) {
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
      label={t("account")}
      required
      options={options}
      filter={false}
      valueLabel={field.value}
      onQueryChange={ask}
      loading={isFetching}
      messages={{
        show: t("people.show"),
        empty: t("people.empty"),
        count: ({ count }) => t("people.count", { count }),
      }}
      {...field}
    />
  );
}
