import { useId, type HTMLAttributes, type ReactNode, type Ref } from "react";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import { Money } from "../money/money.tsx";
import type { MoneyParts } from "../money/money-parts.ts";
import { List } from "../stack/list.tsx";
import { Surface } from "../surface/surface.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./winners-board.css.ts";

/** One row of the board. */
export interface Winner {
  readonly id: string;
  /** Masked: an***42. */
  readonly name: string;
  /** Game and vendor: "Pearl Monsoon · Saffron Reel". */
  readonly detail: ReactNode;
  /** What was won, as `moneyParts` writes it. */
  readonly prize: MoneyParts;
}
export interface WinnersBoardProps extends Omit<HTMLAttributes<HTMLElement>, "title" | "children"> {
  /** The name of the board. */
  title: ReactNode;
  /** Level of the heading in the page's outline, 1 to 6. */
  level?: HeadingLevel;
  /** When the list was true: "as of 14:30". */
  asOf: ReactNode;
  /** Best first; seven at most have an index, three are shown on a phone. */
  winners: readonly Winner[];
  /** In place of the list while there is none: a Skeleton, an EmptyState. */
  empty?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Ranks as card indices, ace first. Only this board uses them. */
const indices = ["A", "K", "Q", "J", "10", "9", "8"] as const;

/** Today's winners on a board with an inlay. Rest props and `ref` land on the `<section>`. */
export function WinnersBoard({ title, level = 2, asOf, winners, empty, className, ...rest }: WinnersBoardProps) {
  const id = useId();
  return (
    <Surface
      as="section"
      data-component="winners-board"
      aria-labelledby={id}
      variant="panel"
      padding="none"
      inlay
      className={cx(css.root, className)}
      {...rest}
    >
      <div data-part="head" className={css.head}>
        <Heading level={level} size="md" id={id} className={css.title}>
          {title}
        </Heading>
        <span data-part="as-of" className={css.asOf}>
          {asOf}
        </span>
      </div>
      {winners.length === 0 ? (
        empty
      ) : (
        <List as="ol" className={css.list}>
          {winners.map((winner, place) => (
            <li data-part="row" key={winner.id} className={css.row}>
              <span data-part="rank" aria-hidden="true" className={css.rank}>
                {indices[place] ?? place + 1}
              </span>
              <span data-part="winner" className={css.who}>
                <span data-part="name" className={css.name}>
                  <bdi>{winner.name}</bdi>
                </span>
                <span data-part="detail" className={css.detail}>
                  {winner.detail}
                </span>
              </span>
              <Money parts={winner.prize} className={css.prize} />
            </li>
          ))}
        </List>
      )}
    </Surface>
  );
}
