import type { HTMLAttributes, Ref } from "react";
import { Icon } from "../icon/icon.tsx";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import { List } from "../stack/list.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./category-tiles.css.ts";

/** One category: a link with an icon on a disc, and its name below. */
export interface CategoryTile extends LinkTarget {
  /** Unique in the row: what `current` is on this category's page. */
  readonly id: string;
  /** Below the disc: "Slots". */
  readonly label: string;
  /** A constant of `icon/art.gen.ts`, regular weight. */
  readonly art: string;
  /** The filled icon, for the chosen tile. */
  readonly chosenArt: string;
}
export interface CategoryTilesProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  /** Names the landmark: "Categories". */
  "aria-label": string;
  /** The tiles in order, one for each category. */
  items: readonly CategoryTile[];
  /** The tile whose page is shown. A router's own link may set `aria-current` instead. */
  current?: string;
  ref?: Ref<HTMLElement>;
}

/** The categories as a row of tiles that scrolls sideways, on the home page of a phone. Rest props and `ref` land on the `<nav>`. */
export function CategoryTiles({ items, current, className, ...rest }: CategoryTilesProps) {
  return (
    <nav data-component="category-tiles" className={cx(css.root, className)} {...rest}>
      <List className={css.list}>
        {items.map(({ id, label, art, chosenArt, href, link }) => (
          <li key={id}>
            <Anchor href={href} link={link} aria-current={id === current ? "page" : undefined} className={css.tile}>
              <span data-part="disc" className={css.disc}>
                <Icon art={art} className={cx(css.sign, css.unchosen)} />
                <Icon art={chosenArt} className={cx(css.sign, css.chosen)} />
              </span>
              {label}
            </Anchor>
          </li>
        ))}
      </List>
    </nav>
  );
}
