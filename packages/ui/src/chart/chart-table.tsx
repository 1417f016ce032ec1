import { cx } from "../theme/cx.ts";
import * as css from "./chart.css.ts";
import { type ChartPoint, type ChartSeries, type FormatAmount, written } from "./series.ts";

interface ChartTableProps {
  id: string;
  caption: string;
  /** Over the points: "Day". */
  point: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: FormatAmount;
  /** In place of a value that is not there. */
  gap: string;
  /** For the eye as well. */
  shown: boolean;
}

/** What the drawing shows, exactly: it is what screen readers read and what is printed beneath. */
export function ChartTable({ id, caption, point: pointName, points, series, format, gap, shown }: ChartTableProps) {
  return (
    <div
      id={id}
      data-part="table"
      tabIndex={shown ? 0 : undefined}
      role={shown ? "region" : undefined}
      aria-label={shown ? caption : undefined}
      className={cx(css.tableFrame, !shown && css.tableAway)}
    >
      <table data-part="values" className={css.table}>
        <caption data-part="caption" className={css.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            <th data-part="head-cell" scope="col" className={css.headCell}>
              {pointName}
            </th>
            {series.map(({ id: key, name }) => (
              <th data-part="head-cell" key={key} scope="col" className={cx(css.headCell, css.headFigure)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            <tr key={point.id}>
              <th data-part="row-head" scope="row" className={css.rowHead}>
                {point.label}
              </th>
              {series.map((one) => (
                <td data-part="cell-figure" key={one.id} className={css.cellFigure}>
                  {written(one.readings[index], format, gap)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
