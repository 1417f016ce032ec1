import { useTranslation } from "react-i18next";
import { PillGroup } from "@baize/ui/pill-group";
import { VendorMark } from "@baize/ui/vendor-mark";
import { useFormat } from "@baize/i18n/use-format";
import type { Categories } from "./use-lobby-games.ts";
import type { LobbyFilterState } from "./use-lobby-filters.ts";
import { useVendorNames } from "./use-vendor-names.ts";

/** The providers of a lobby, of which one or all are shown; nothing where there is no choice. */
export function VendorPills({ categories, filters }: { categories: Categories; filters: LobbyFilterState }) {
  const { t } = useTranslation("lobby");
  const format = useFormat();
  const vendors = useVendorNames(categories);
  if (vendors.size < 2) return null;
  const items = [
    { value: every, label: t("vendor.all"), count: format.number(vendors.size) },
    ...[...vendors].map(([value, label]) => ({ value, label, mark: <VendorMark name={label} /> })),
  ];
  return (
    <PillGroup
      aria-label={t("vendor.label")}
      items={items}
      value={vendors.has(filters.vassalage) ? filters.vassalage : every}
      onValueChange={(value) => filters.setVassalage(value === every ? "" : value)}
    />
  );
}

/** No vendor has a code in small letters. */
const every = "all";
