import type { HTMLAttributes, Ref } from "react";
import { ScrollArea } from "../scroll-area/scroll-area.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./road.css.ts";
import { type RoadBead, roadColumns } from "./road-columns.ts";

export type { RoadBead } from "./road-columns.ts";

/** One result that a draw can have. */
export interface RoadOutcome {
  /** Unique among the outcomes: what `outcome` of a bead is. */
  readonly id: string;
  /** "Big". Its first letters are on the bead, its whole name in the table. */
  readonly label: string;
  /** One or two letters for the bead. */
  readonly sign: string;
  /** The colour of its beads. */
  readonly tone: keyof typeof css.tone;
}
export interface RoadProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** What is followed: "Big and small, last 60 draws". */
  "aria-label": string;
  /** What a draw may be. */
  outcomes: readonly RoadOutcome[];
  /** From the oldest draw to the newest. */
  beads: readonly RoadBead[];
  /** `streaks` begins a column with each change, `beads` fills column after column. */
  variant?: "streaks" | "beads";
  /** How many beads a column has. */
  rows?: number;
  ref?: Ref<HTMLDivElement>;
}

/** The newest draws are at the end, and are what people look for. */
function scrollToNewest(box: HTMLDivElement | null): void {
  if (box) box.scrollLeft = getComputedStyle(box).direction === "rtl" ? -box.scrollWidth : box.scrollWidth;
}

/** The course of a draw's outcomes in columns: a run of equal ones goes down. Rest props and `ref` land on the `<div>`. */
export function Road({ outcomes, beads, variant = "streaks", rows = 6, className, "aria-label": label, ...rest }: RoadProps) {
  const known = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const columns = roadColumns(
    beads.filter(({ outcome }) => known.has(outcome)),
    variant,
    Math.max(rows, 1),
  );
  return (
    <div data-component="road" className={cx(css.root, className)} {...rest}>
      <ScrollArea ref={scrollToNewest} key={beads.length} aria-label={label} orientation="horizontal" className={css.frame}>
        <ol data-part="columns" aria-label={label} className={css.columns}>
          {columns.map((column) => (
            <li data-part="column" key={column[0]?.id} className={css.column}>
              <ol data-part="beads" className={css.beads}>
                {column.map(({ id, outcome }) => {
                  const kind = known.get(outcome);
                  return kind ? (
                    <li key={id} data-part="bead" className={cx(css.bead, css.tone[kind.tone])} title={`${id} ${kind.label}`}>
                      <span aria-hidden="true">{kind.sign}</span>
                      <span data-part="spoken" className={css.hidden}>
                        {kind.label}
                      </span>
                    </li>
                  ) : null;
                })}
              </ol>
            </li>
          ))}
        </ol>
      </ScrollArea>
      <ul data-part="legend" className={css.legend}>
        {outcomes.map(({ id, label: name, sign, tone }) => (
          <li data-part="entry" key={id} className={css.entry}>
            <span data-part="sample" aria-hidden="true" className={cx(css.bead, css.tone[tone])}>
              {sign}
            </span>
            {name}
            <bdi data-part="count" className={css.count}>
              {beads.filter(({ outcome }) => outcome === id).length}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
