import { VirtualItems, type VirtualItemsProps } from "./virtual-items.tsx";

export type { ItemPlace } from "./virtual-items.tsx";
export type { ListStatus } from "./list-end.tsx";

export type VirtualListProps<Item> = VirtualItemsProps<Item>;

/**
 * A list of any length, of which only the rows near the window are in the page. Rows may differ in size; they are measured. Rest
 * props and `ref` land on the root, which scrolls when `scroller` is `own`.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  return <VirtualItems {...props} component="virtual-list" listClass="" />;
}
