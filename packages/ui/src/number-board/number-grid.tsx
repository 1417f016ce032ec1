import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { flameFill, snowflake } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { cx } from "../theme/cx.ts";
import { CellFace, type BoardFace } from "./cell-face.tsx";
import { type BoardMark, resultOf } from "./board-result.ts";
import { movedTo } from "./grid-moves.ts";
import * as css from "./number-grid.css.ts";

/** Numbers that are marked, by number. */
export type BoardMarks = Readonly<Record<string, BoardMark>>;

/** What the cells of a board show besides their number. */
export interface CellLook {
  /** How a number is drawn: as a figure, as a ball, as a die, as the plate of a racer. Without it a figure. */
  face?: BoardFace | undefined;
  /** What a number is called where it is no figure: "Big", "Dragon". By number. */
  names?: Readonly<Record<string, string>> | undefined;
  /** What one unit returns, already written: "1.98". Printed below the number and read out with it. By number. */
  odds?: Readonly<Record<string, string>> | undefined;
}

export interface NumberGridProps extends CellLook {
  numbers: readonly string[];
  picked: readonly string[];
  marks: BoardMarks | undefined;
  drawn: readonly string[] | undefined;
  readOnly: boolean;
  /** The pick is complete: other numbers cannot be added. */
  full: boolean;
  text: MessageText<"numberBoard">;
  layout: string;
  style?: CSSProperties;
  onPick: (number: string, event: Event) => void;
}

const art: Readonly<Record<BoardMark, string>> = { hot: flameFill, cold: snowflake };

/** How many columns the style sheet gave it just now. */
const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(" ").length;

/** Toggle buttons in rows with one tab stop and arrow keys. */
export function NumberGrid({ numbers, layout, style, ...cells }: NumberGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const stop = Math.min(at, numbers.length - 1);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const root = grid.current;
    if (!root || event.altKey || event.metaKey || event.shiftKey) return;
    const place = {
      index: stop,
      columns: columnsOf(root),
      total: numbers.length,
      rtl: getComputedStyle(root).direction === "rtl",
    };
    const next = movedTo(event.key, event.ctrlKey, place);
    if (next === undefined) return;
    event.preventDefault();
    const cell = root.children[next];
    if (cell instanceof HTMLElement) cell.focus();
  };
  return (
    <div ref={grid} data-part="grid" className={layout} style={style}>
      {numbers.map((number, index) => (
        <NumberCell key={number} number={number} stop={index === stop} onFocus={() => setAt(index)} onKeyDown={walk} {...cells} />
      ))}
    </div>
  );
}

interface NumberCellProps extends Omit<NumberGridProps, "numbers" | "layout" | "style"> {
  number: string;
  stop: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function NumberCell(props: NumberCellProps) {
  const { number, stop, picked, marks, drawn, readOnly, full, text, onPick, face, names, odds, ...rest } = props;
  const mine = picked.includes(number);
  const result = resultOf(number, picked, drawn);
  const mark = marks?.[number];
  const shown = contentOf(number, { face, names, odds });
  const look = result ?? (mine ? "picked" : undefined);
  return (
    <button
      type="button"
      data-part="number"
      data-look={look}
      data-named={shown.name !== undefined || undefined}
      tabIndex={stop ? 0 : -1}
      aria-pressed={mine}
      aria-disabled={readOnly || (full && !mine) || undefined}
      aria-label={nameOf(shown, [mark && text(mark), result && text(result)])}
      className={css.cell}
      onClick={(event: MouseEvent) => onPick(number, event.nativeEvent)}
      {...rest}
    >
      {look ? <span data-part="disc" className={cx(css.disc, css.look[look])} /> : null}
      <CellContent {...shown} />
      {mark ? <Icon art={art[mark]} className={cx(css.corner, css.mark[mark])} /> : null}
    </button>
  );
}

interface CellContentProps {
  number: string;
  face: BoardFace;
  name: string | undefined;
  returns: string | undefined;
}

const contentOf = (number: string, { face = "figure", names, odds }: CellLook): CellContentProps => ({
  number,
  face,
  name: names?.[number],
  returns: odds?.[number],
});

/** What a cell is called where its own text does not say it. Number and odds are one text, as they are printed. */
function nameOf({ number, face, name, returns }: CellContentProps, marks: readonly (string | undefined)[]) {
  const printed = [name ?? number, returns].filter(Boolean).join(" ");
  const said = [printed, ...marks.filter(Boolean)];
  return said.length > 1 || face === "dice" || returns !== undefined ? said.join(", ") : undefined;
}

function CellContent({ number, face, name, returns }: CellContentProps) {
  const content =
    name === undefined ? (
      <CellFace face={face} number={number} />
    ) : (
      <bdi data-part="word" className={css.word}>
        {name}
      </bdi>
    );
  if (returns === undefined) return content;
  return (
    <>
      {content}{" "}
      <bdi dir="ltr" data-part="odds" className={css.returns}>
        {returns}
      </bdi>
    </>
  );
}
