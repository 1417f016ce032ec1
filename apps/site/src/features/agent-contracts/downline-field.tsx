import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "@baize/ui/combobox";
import { useRead } from "../../shared/api/use-read.ts";
import type { ValueBinding } from "../../shared/forms/use-site-form.ts";

/** An agent directly below, found by typing. */
export function DownlineField({ field }: { readonly field: ValueBinding<string> }) {
  const { t } = useTranslation("agents");
  const [query, ask] = useState("");
  const { data, isFetching } = useRead(
    "team.list",
    { reach: "direct", type: 2, status: "active", search: query || undefined },
    { keepPrevious: true },
  );
  const options = (data?.items ?? []).map(({ account, nickname }) => ({
    value: account,
    label: account,
    note: nickname === account ? undefined : nickname,
  }));
  return (
    <Combobox
      label={t("contract.side.downline")}
      required
      options={options}
      filter={false}
      valueLabel={field.value}
      onQueryChange={ask}
      loading={isFetching}
      messages={{
        show: t("contract.people.show"),
        empty: t("contract.people.empty"),
        count: ({ count }) => t("contract.people.count", { count }),
      }}
      {...field}
    />
  );
}
