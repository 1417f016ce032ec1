import { type HTMLAttributes, type ReactNode, type Ref, useId } from "react";
import { Entry, type EntryTarget } from "../link/entry.tsx";
import { caretRight } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { roles } from "../theme/roles.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./side-menu.css.ts";

/** One page of the menu. */
export interface SideMenuItem extends EntryTarget {
  id: string;
  /** The text of the entry: "Bet history". */
  label: string;
  /** Icon art. */
  icon?: string;
  /** The filled version of the icon, for the current page. */
  currentIcon?: string;
  /** The entry of the open page: a double line marks it. */
  current?: boolean;
  /** At the end of the line, such as a CountBadge. */
  badge?: ReactNode;
}
/** Pages that belong together. */
export interface SideMenuGroup {
  id: string;
  /** Above the group; leave out for the first or only one. */
  title?: string;
  /** Its pages, in order. */
  items: readonly SideMenuItem[];
}
export interface SideMenuProps extends HTMLAttributes<HTMLElement> {
  /** Names the navigation: "Member centre". */
  label: string;
  /** The groups of entries, from top to bottom. */
  groups: readonly SideMenuGroup[];
  /** `drilldown` has carets at the end: each entry opens a page of its own, as a phone's list does. Without it `list`. */
  variant?: "list" | "drilldown";
  /** For each caret: where it shows. */
  caretClassName?: string;
  ref?: Ref<HTMLElement>;
}

/** The pages of one section in a column; a double line marks the current one. */
export function SideMenu({ label, groups, variant = "list", caretClassName, className, ...rest }: SideMenuProps) {
  return (
    <nav data-component="side-menu" aria-label={label} className={cx(css.root, className)} {...rest}>
      {groups.map((group) => (
        <EntryGroup key={group.id} group={group} caret={variant === "drilldown" ? cx(css.caret, caretClassName) : undefined} />
      ))}
    </nav>
  );
}

function EntryGroup({ group, caret }: { group: SideMenuGroup; caret: string | undefined }) {
  const id = useId();
  return (
    <>
      {group.title ? (
        <p id={id} data-part="group-title" className={css.groupTitle}>
          {group.title}
        </p>
      ) : null}
      <ul data-part="list" {...roles.list} aria-labelledby={group.title ? id : undefined} className={css.list}>
        {group.items.map((item) => (
          <li key={item.id}>
            <MenuEntry item={item} caret={caret} />
          </li>
        ))}
      </ul>
    </>
  );
}

function MenuEntry({ item, caret }: { item: SideMenuItem; caret: string | undefined }) {
  const { id, label, icon, currentIcon = icon, current, badge, ...target } = item;
  const art = current ? currentIcon : icon;
  return (
    <Entry data-part="entry" data-entry={id} aria-current={current ? "page" : undefined} className={css.entry} {...target}>
      {art ? <Icon art={art} size="md" /> : null}
      <span data-part="label" className={css.label}>
        {label}
      </span>
      {badge ? (
        <span data-part="end" className={css.end}>
          {badge}
        </span>
      ) : null}
      {caret ? <Icon art={caretRight} flip className={caret} /> : null}
    </Entry>
  );
}
