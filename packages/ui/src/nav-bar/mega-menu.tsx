import type { HTMLAttributes, ReactNode, Ref } from "react";
import { NavigationMenu } from "radix-ui";
import { MENU_VENDORS } from "@baize/domain/gaming/game/navigation";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import { roles } from "../theme/roles.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./mega-menu.css.ts";

/** One vendor of the menu. */
export interface MegaMenuVendor extends LinkTarget {
  id: string;
  /** As the vendor writes it. */
  name: string;
  /** The vendor's mark in one colour; without it the name is set in type. Screen readers read the name. */
  mark?: ReactNode;
}
/** The last entry: a link to all vendors. */
export interface MegaMenuMore extends LinkTarget {
  /** "All 38 providers". */
  label: ReactNode;
}
interface MegaMenuProps extends HTMLAttributes<HTMLUListElement> {
  /** The vendors of the category, in order. */
  vendors: readonly MegaMenuVendor[];
  /** The last cell. Shown whenever it is given; vendors beyond `limit` are found there. */
  more?: MegaMenuMore;
  /** How many vendors are shown before "more". */
  limit?: number;
  ref?: Ref<HTMLUListElement>;
}

/** The vendors of one category under the NavBar: up to thirteen logos, then a link to all. Only inside a NavBar. */
export function MegaMenu({ vendors, more, limit = MENU_VENDORS, className, ...rest }: MegaMenuProps) {
  return (
    <ul {...roles.list} data-component="mega-menu" className={cx(css.root, className)} {...rest}>
      {vendors.slice(0, limit).map(({ id, name, mark, ...target }) => (
        <li key={id}>
          <NavigationMenu.Link asChild>
            <Anchor data-part="vendor" data-entry={id} aria-label={mark ? name : undefined} className={css.entry} {...target}>
              {mark ?? <bdi>{name}</bdi>}
            </Anchor>
          </NavigationMenu.Link>
        </li>
      ))}
      {more ? (
        <li>
          <NavigationMenu.Link asChild>
            <Anchor data-part="more" className={css.more} href={more.href} link={more.link}>
              {more.label}
            </Anchor>
          </NavigationMenu.Link>
        </li>
      ) : null}
    </ul>
  );
}
