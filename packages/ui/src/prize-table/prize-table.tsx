import type { Ref, TableHTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import * as css from "./prize-table.css.ts";

/** Figures of one number that a ticket is on. */
export interface PrizeMark {
  /** The place of the number in its row. */
  readonly number: number;
  /** The place of the first figure. */
  readonly from: number;
  /** The place after the last figure. */
  readonly to: number;
}

/** One prize of a draw with its numbers. */
export interface PrizeRow {
  readonly id: string;
  /** "Special prize", "First prize". */
  readonly label: string;
  /** In the order in which they were drawn, zeros kept. */
  readonly numbers: readonly string[];
  /** The prize that the draw is known by: larger figures. */
  readonly main?: boolean;
  /** Figures that are marked: those that a ticket is on. */
  readonly marks?: readonly PrizeMark[];
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
  ref?: Ref<HTMLTableElement>;
}

/** A number may be drawn twice in one prize: each needs its own key. */
const keyAt = (numbers: readonly string[], place: number) =>
  `${numbers[place]}/${numbers.slice(0, place).filter((number) => number === numbers[place]).length}`;

const none: readonly PrizeMark[] = [];

type Kind = "before" | "tail" | "mark";
interface Piece {
  readonly kind: Kind;
  readonly text: string;
  /** The place of its first figure. */
  readonly at: number;
}

/** A number in runs of figures that look alike. */
function piecesOf(number: string, tail: number, marks: readonly PrizeMark[]): readonly Piece[] {
  const figures = Array.from(number);
  const kindAt = (at: number): Kind => {
    if (marks.some(({ from, to }) => from <= at && at < to)) return "mark";
    return at < figures.length - tail ? "before" : "tail";
  };
  const pieces: Piece[] = [];
  for (const [at, text] of figures.entries()) {
    const kind = kindAt(at);
    const last = pieces.at(-1);
    if (last?.kind === kind) pieces[pieces.length - 1] = { ...last, text: last.text + text };
    else pieces.push({ kind, text, at });
  }
  return pieces;
}

interface NumberProps {
  number: string;
  tail: number;
  marks: readonly PrizeMark[];
}
const elements = {
  before: ["span", css.before],
  tail: ["b", css.tail],
  mark: ["mark", css.mark],
} as const;
function Drawn({ number, tail, marks }: NumberProps) {
  return (
    <span data-part="number" dir="ltr" className={css.number}>
      {piecesOf(number, tail, marks).map(({ kind, text, at }) => {
        const [Element, look] = elements[kind];
        return (
          <Element key={at} data-part={kind} className={kind === "before" && tail === 0 ? undefined : look}>
            {text}
          </Element>
        );
      })}
    </span>
  );
}

/** All numbers of a draw by prize: 27 of a northern, 18 of a southern one. Rest props and `ref` land on the `<table>`. */
export function PrizeTable({ caption, labelHidden, rows, tail = 0, className, ...rest }: PrizeTableProps) {
  return (
    <table data-component="prize-table" className={cx(css.root, className)} {...rest}>
      <caption data-part="caption" className={labelHidden ? css.hidden : css.caption}>
        {caption}
      </caption>
      <tbody>
        {rows.map(({ id, label, numbers, main, marks = none }) => (
          <tr key={id} data-part="prize" className={css.row}>
            <th data-part="label" scope="row" className={css.label}>
              {label}
            </th>
            <td data-part="cell" className={cx(css.cell, main && css.main)}>
              <ul data-part="numbers" className={css.numbers} data-few={numbers.length === 4 || undefined}>
                {numbers.map((number, place) => (
                  <li data-part="item" key={keyAt(numbers, place)} className={css.item}>
                    <Drawn number={number} tail={tail} marks={marks.filter((mark) => mark.number === place)} />
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
