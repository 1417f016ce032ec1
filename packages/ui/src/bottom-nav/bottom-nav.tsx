import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Entry, type EntryTarget } from "../link/entry.tsx";
import { Icon } from "../icon/icon.tsx";
import { roles } from "../theme/roles.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./bottom-nav.css.ts";

/** One place of the bar: a link or a button under its icon. */
export interface BottomNavItem extends EntryTarget {
  id: string;
  /** Under the icon, one short word: "Home". */
  label: string;
  /** Icon art. */
  icon: string;
  /** The filled version of the icon, for the current page. */
  currentIcon?: string;
  /** The entry of the open page: its icon is filled. */
  current?: boolean;
  /** Drawn as a chip over the bar's edge: the one money action, in the middle of five. */
  chip?: boolean;
  /** A CountBadge at the icon's upper corner. */
  badge?: ReactNode;
}
export interface BottomNavProps extends HTMLAttributes<HTMLElement> {
  /** Names the navigation: "Main". */
  label: string;
  /** The entries from start to end; three to five fit a phone. */
  items: readonly BottomNavItem[];
  ref?: Ref<HTMLElement>;
}

/** Home, games, deposit, promotions, me: the phone's main navigation, hidden from 1080 px up. */
export function BottomNav({ label, items, className, ...rest }: BottomNavProps) {
  if (items.length > 5)
    warn(`BottomNav "${label}" has ${items.length} entries; at 320 px they are too narrow to press. Keep to five.`);
  return (
    <nav data-component="bottom-nav" data-ground="cloth" aria-label={label} className={cx(css.root, className)} {...rest}>
      <ul data-part="list" {...roles.list} className={css.list}>
        {items.map((item) => (
          <li data-part="item" key={item.id} className={css.item}>
            <NavEntry item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NavEntry({ item }: { item: BottomNavItem }) {
  const { id, label, icon, currentIcon = icon, current, chip, badge, ...target } = item;
  return (
    <Entry data-part="entry" data-entry={id} aria-current={current ? "page" : undefined} className={css.entry} {...target}>
      {chip ? (
        <span data-part="chip" className={css.chip}>
          <Icon art={icon} size="md" />
        </span>
      ) : (
        <Icon art={current ? currentIcon : icon} size="lg" className={current ? css.currentIcon : undefined} />
      )}
      <span data-part="label" className={css.label}>
        {label}
      </span>
      {badge ? (
        <span data-part="badge" className={css.badge}>
          {badge}
        </span>
      ) : null}
    </Entry>
  );
}
