import { Fragment, type ReactNode } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./data-table.css.ts";
import type { DataTableColumn } from "./columns.ts";
import type { ControlCells, DataTableFeature } from "./feature.ts";

export type DataTableFeatures<Row> = readonly DataTableFeature<Row>[] | undefined;

type Place = "start" | "end";

/** Controls above the table. */
export function Bar<Row>({ features }: { features: DataTableFeatures<Row> }) {
  if (!features?.some(({ above }) => above)) return null;
  return (
    <div data-part="bar" className={css.bar}>
      {features.map(({ id, above }) => (
        <Fragment key={id}>{above?.()}</Fragment>
      ))}
    </div>
  );
}

/** The columns that the features leave. */
export function shownColumns<Row>(columns: readonly DataTableColumn<Row>[], features: DataTableFeatures<Row>) {
  return (features ?? []).reduce((shown, feature) => feature.columns?.(shown) ?? shown, columns);
}

/** The cells that the features have at one end of a row. */
export function controls<Row>(features: DataTableFeatures<Row>, place: Place, draw: (cells: ControlCells<Row>) => ReactNode) {
  return features?.map((feature) => {
    const cells = feature[place];
    return cells && <Fragment key={feature.id}>{draw(cells)}</Fragment>;
  });
}

/** How many columns the features add. */
export function countControls<Row>(features: DataTableFeatures<Row>): number {
  return (features ?? []).reduce((sum, { start, end }) => sum + Number(Boolean(start)) + Number(Boolean(end)), 0);
}

/** The class of a row with those of the features, and whether it is selected. */
export function rowLook<Row>(features: DataTableFeatures<Row>, row: Row, className: string) {
  return {
    className: cx(className, ...(features ?? []).map((feature) => feature.rowClass?.(row))),
    "data-selected": features?.some((feature) => feature.isSelected?.(row)) || undefined,
  };
}
