import type { HTMLAttributes, Ref } from "react";
import { Entry, type EntryTarget } from "../link/entry.tsx";
import { Icon } from "../icon/icon.tsx";
import { roles } from "../theme/roles.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./right-bar.css.ts";

/** One button or link of the bar. */
export interface RightBarItem extends EntryTarget {
  id: string;
  /** Under the icon: "Chat". */
  label: string;
  /** Icon art. */
  icon: string;
}
export interface RightBarProps extends HTMLAttributes<HTMLElement> {
  /** Names the landmark: "Help and app". */
  label: string;
  /** The buttons from top to bottom. */
  items: readonly RightBarItem[];
  ref?: Ref<HTMLElement>;
}

/** Customer service, app and promotions at the window’s end edge, where there is a margin for it (1400 px). On narrower windows the menu has them. */
export function RightBar({ label, items, className, ...rest }: RightBarProps) {
  return (
    <aside data-component="right-bar" data-ground="cloth" aria-label={label} className={cx(css.root, className)} {...rest}>
      <ul data-part="list" {...roles.list} className={css.list}>
        {items.map(({ id, label: name, icon, ...target }) => (
          <li key={id}>
            <Entry data-part="entry" data-entry={id} className={css.entry} {...target}>
              <Icon art={icon} size="md" />
              <span>{name}</span>
            </Entry>
          </li>
        ))}
      </ul>
    </aside>
  );
}
