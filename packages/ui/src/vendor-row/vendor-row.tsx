import { useMemo, type ReactNode } from "react";
import { palettes } from "../cover/cast.ts";
import { PrintedBox, type PrintedBoxProps } from "../printed-box/printed-box.tsx";
import { List } from "../stack/list.tsx";
import { castVendor, VendorCard, type VendorCardProps } from "../vendor-card/vendor-card.tsx";
import * as css from "./vendor-row.css.ts";

/** One vendor of the row: the props of its card. */
export interface VendorRowItem extends Omit<VendorCardProps, "as" | "palette" | "ref"> {
  id: string;
}
export interface VendorRowProps extends Omit<PrintedBoxProps, "children"> {
  /** The vendors, in order. */
  vendors: readonly VendorRowItem[];
  /** Below the row. */
  children?: ReactNode;
}

/** A category's vendors in a printed box: a moving row on a phone, four across when wide. Rest props and `ref` land on the box. */
export function VendorRow({ vendors, children, ...rest }: VendorRowProps) {
  const worn = useMemo(
    () =>
      palettes(
        vendors.map((vendor) => castVendor(vendor).palette),
        { columns: [4, Math.max(1, vendors.length)] },
      ),
    [vendors],
  );
  return (
    <PrintedBox data-component="vendor-row" {...rest}>
      <List className={css.row}>
        {vendors.map(({ id, ...vendor }, index) => (
          <VendorCard key={id} as="li" palette={worn[index]} {...vendor} className={css.item} />
        ))}
      </List>
      {children}
    </PrintedBox>
  );
}
