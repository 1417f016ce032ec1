import * as grid from "../grid/grid.css.ts";
import { cx } from "../theme/cx.ts";
import { VirtualItems, type VirtualItemsProps } from "../virtual-list/virtual-items.tsx";

export interface VirtualGridProps<Item> extends VirtualItemsProps<Item> {
  /** The columns, as `Grid` has them: `lobby` is 3, 5 or 10 across, `tiles` as many of 150 px as fit. They are read from CSS. */
  layout?: keyof typeof grid.layout;
}

/**
 * A grid of any length, of which only the rows near the window are in the page. CSS makes the columns, the grid counts them. Rest
 * props and `ref` land on the root, which scrolls when `scroller` is `own`.
 */
export function VirtualGrid<Item>({ layout = "tiles", estimate = 200, overscan = 2, ...rest }: VirtualGridProps<Item>) {
  const listClass = cx(grid.root, grid.layout[layout]);
  return <VirtualItems {...rest} component="virtual-grid" estimate={estimate} overscan={overscan} listClass={listClass} />;
}
