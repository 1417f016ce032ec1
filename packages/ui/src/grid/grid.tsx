import { createElement, type HTMLAttributes, type Ref } from "react";
import { gap as gaps } from "../stack/gap.css.ts";
import type { LayoutElement, Space } from "../stack/space.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./grid.css.ts";

/** Columns from each width of the window: `base` below 480 px, then from 480, 700, 900 and 1080 px. */
export type GridColumns = Partial<Record<"base" | "sm" | "md" | "lg" | "xl", number>>;

interface GridOwnProps extends HTMLAttributes<HTMLElement> {
  /** The element that it becomes. */
  as?: LayoutElement;
  /** Step of the space scale between cells; with a `layout`, another distance than its own. */
  gap?: Space;
  ref?: Ref<HTMLElement>;
}
/** One of three ways to say how many columns there are. */
type GridShape =
  | {
      /**
       * A layout named after its content. `popular` and `lobby` are the cover grids (3, 5, then 8 or 10 across); `halves`,
       * `thirds` and `fields` open out from one column; `tiles` fills the line with cells of 150 px or more; `rail` is content
       * beside a 372 px column.
       */
      layout: keyof typeof css.layout;
      columns?: undefined;
      minItemSize?: undefined;
    }
  | {
      /** So many columns, in every window or by its width: `{ base: 1, md: 2, xl: 4 }`. */
      columns: number | GridColumns;
      layout?: undefined;
      minItemSize?: undefined;
    }
  | {
      /** As many columns as fit, each at least this wide (CSS): "12rem". */
      minItemSize: string;
      layout?: undefined;
      columns?: undefined;
    };
export type GridProps = GridOwnProps & GridShape;

/** A number for every breakpoint: each takes over from the one below it. */
function allCounts(columns: number | GridColumns): Record<string, number> {
  const given = typeof columns === "number" ? { base: columns } : columns;
  let last = 1;
  const entries = (["base", "sm", "md", "lg", "xl"] as const).map((name) => {
    last = given[name] ?? last;
    return [css.counts[name], last] as const;
  });
  return Object.fromEntries(entries);
}

/** A grid whose columns follow the width of the window. Rest props and `ref` land on the element itself. */
export function Grid({ as = "div", layout, columns, minItemSize, gap, className, style, ...rest }: GridProps) {
  const distance = gap ?? (layout ? undefined : 4);
  const variables: Record<string, string | number> = {
    ...(columns === undefined ? {} : allCounts(columns)),
    ...(minItemSize === undefined ? {} : { [css.minItemSize]: minItemSize }),
  };
  return createElement(as, {
    "data-component": "grid",
    role: as === "ul" || as === "ol" ? "list" : undefined,
    className: cx(
      css.root,
      layout && css.layout[layout],
      columns !== undefined && css.columnCounts,
      minItemSize !== undefined && css.fluid,
      distance !== undefined && gaps[distance],
      className,
    ),
    style: layout ? style : { ...variables, ...style },
    ...rest,
  });
}
