import type { Ref } from "react";
import { NavigationMenu } from "radix-ui";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import { MegaMenu, type MegaMenuMore, type MegaMenuVendor } from "../mega-menu/mega-menu.tsx";
import { Page } from "../page/page.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./nav-bar.css.ts";

export interface NavBarItem extends LinkTarget {
  id: string;
  label: string;
  /** Is, or holds, the page that is open. */
  current?: boolean;
  /** With vendors the entry opens a mega menu; `href` is then not followed, so give `more` a way to the category. */
  vendors?: readonly MegaMenuVendor[];
  more?: MegaMenuMore;
}
export interface NavBarProps {
  /** Names the navigation: "Game categories". */
  label: string;
  /** In order. A category without vendors does not belong here; that is the caller's to decide. */
  items: readonly NavBarItem[];
  /** How many vendors a menu shows before "more". */
  limit?: number;
  /** The open entry's id, or "". */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** The categories under the top bar, from 1080 px up. Hover, press or arrow keys open a category's vendors. */
export function NavBar({ label, items, limit, className, ...rest }: NavBarProps) {
  return (
    <NavigationMenu.Root
      data-component="nav-bar"
      data-ground="cloth"
      aria-label={label}
      delayDuration={120}
      className={cx(css.root, className)}
      {...rest}
    >
      <NavigationMenu.List data-part="list" className={css.list}>
        {items.map((item) => (
          <Item key={item.id} item={item} limit={limit} />
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

function Item({ item, limit }: { item: NavBarItem; limit: number | undefined }) {
  const { id, label, current, vendors, more, ...target } = item;
  if (!vendors?.length) {
    return (
      <NavigationMenu.Item value={id}>
        <NavigationMenu.Link asChild active={current}>
          <Anchor data-part="entry" data-entry={id} className={css.entry} {...target}>
            {label}
          </Anchor>
        </NavigationMenu.Link>
      </NavigationMenu.Item>
    );
  }
  return (
    <NavigationMenu.Item value={id}>
      <NavigationMenu.Trigger data-part="entry" data-entry={id} aria-current={current || undefined} className={css.entry}>
        {label}
      </NavigationMenu.Trigger>
      <NavigationMenu.Content data-part="menu" className={css.menu}>
        <Page>
          <MegaMenu vendors={vendors} more={more} limit={limit} aria-label={label} />
        </Page>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}
