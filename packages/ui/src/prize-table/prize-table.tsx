import type { Ref, TableHTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./prize-table.css.ts";

/** One prize of a draw with its numbers. */
export interface PrizeRow {
  readonly id: string;
  /** "Special prize", "First prize". */
  readonly label: string;
  /** In the order in which they were drawn, zeros kept. */
  readonly numbers: readonly string[];
  /** The prize that the draw is known by: larger figures. */
  readonly main?: boolean;
}
export interface PrizeTableProps extends Omit<TableHTMLAttributes<HTMLTableElement>, "children"> {
  /** The name of the table: "Northern draw, 24 November". */
  caption: string;
  /** The caption is for screen readers only: a heading shows it already. */
  labelHidden?: boolean;
  /** From the main prize to the smallest. */
  rows: readonly PrizeRow[];
  /** So many last figures of each number are printed heavier: those that a bet is on. */
  tail?: number;
  /** Last figures to mark in the numbers: those of a ticket. */
  marked?: readonly string[];
  ref?: Ref<HTMLTableElement>;
}

/** A number may be drawn twice in one prize: each needs its own key. */
const keyAt = (numbers: readonly string[], place: number) =>
  `${numbers[place]}/${numbers.slice(0, place).filter((number) => number === numbers[place]).length}`;

const none: readonly string[] = [];

interface NumberProps {
  number: string;
  tail: number;
  marked: boolean;
}
function Drawn({ number, tail, marked }: NumberProps) {
  const cut = Math.max(number.length - tail, 0);
  const end = number.slice(cut);
  return (
    <span data-part="number" dir="ltr" className={css.number}>
      <span data-part="before" className={tail > 0 ? css.before : undefined}>
        {number.slice(0, cut)}
      </span>
      {marked ? (
        <mark data-part="mark" className={css.mark}>
          {end}
        </mark>
      ) : (
        <b data-part="tail" className={css.tail}>
          {end}
        </b>
      )}
    </span>
  );
}

/** All numbers of a draw by prize: 27 of a northern, 18 of a southern one. Rest props and `ref` land on the `<table>`. */
export function PrizeTable({ caption, labelHidden, rows, tail = 0, marked = none, className, ...rest }: PrizeTableProps) {
  const has = (number: string) => marked.some((end) => end !== "" && number.endsWith(end));
  return (
    <table data-component="prize-table" className={cx(css.root, className)} {...rest}>
      <caption data-part="caption" className={labelHidden ? css.hidden : css.caption}>
        {caption}
      </caption>
      <tbody>
        {rows.map(({ id, label, numbers, main }) => (
          <tr key={id} data-part="prize" className={css.row}>
            <th data-part="label" scope="row" className={css.label}>
              {label}
            </th>
            <td data-part="cell" className={cx(css.cell, main && css.main)}>
              <ul data-part="numbers" className={css.numbers} data-few={numbers.length === 4 || undefined}>
                {numbers.map((number, place) => (
                  <li data-part="item" key={keyAt(numbers, place)} className={css.item}>
                    <Drawn number={number} tail={tail} marked={has(number)} />
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
