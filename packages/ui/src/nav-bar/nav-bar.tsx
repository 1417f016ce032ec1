import { type MouseEvent, type Ref, useRef } from "react";
import { NavigationMenu } from "radix-ui";
import { useValue } from "../field/use-value.ts";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";
import { MegaMenu, type MegaMenuMore, type MegaMenuVendor } from "./mega-menu.tsx";
import type { ChangeDetails } from "../overlay/details.ts";
import { useBecause } from "../overlay/use-because.ts";
import { warn } from "../overlay/warn.ts";
import { Page } from "../page/page.tsx";
import { useDirection } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./nav-bar.css.ts";

export type { MegaMenuMore, MegaMenuVendor } from "./mega-menu.tsx";

/** One entry of the bar: a link, or with vendors a button that opens a menu. */
export interface NavBarItem extends LinkTarget {
  /** Unique in the bar: what `value` is while the menu of this entry is open. */
  id: string;
  /** The text of the entry: "Slots". */
  label: string;
  /** BCP 47 tag of the label, where it is not in the language of the page. */
  lang?: string;
  /** It is, or contains, the open page. */
  current?: boolean;
  /** With vendors the entry opens a mega menu; `href` is then not followed, so link `more` to the category. */
  vendors?: readonly MegaMenuVendor[];
  /** The last link of the menu, to all vendors of the category. */
  more?: MegaMenuMore;
}
/**
 * `hover`: the pointer rests on an entry. `press`: an entry was pressed. `select`: a link of the menu was followed.
 * `escape`, `outside`: what closed the menu. `leave`: the pointer or the focus went away.
 */
export type NavBarReason = "hover" | "press" | "select" | "escape" | "outside" | "leave";
export interface NavBarProps {
  /** Names the navigation: "Game categories". */
  label: string;
  /** In order. The caller leaves out categories without games. */
  items: readonly NavBarItem[];
  /** How many vendors a menu shows before "more". */
  limit?: number;
  /** The open entry's id, or "". */
  value?: string;
  /** Id of the entry that is open at first, when the bar holds it itself. */
  defaultValue?: string;
  /** Called with the id of the entry that opens, or with "" when its menu closes. */
  onValueChange?: (value: string, details: ChangeDetails<NavBarReason>) => void;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** The categories under the top bar, from 1080 px up. Hover, press or arrow keys open a category's vendors. */
export function NavBar({ label, items, limit, className, value, defaultValue, onValueChange, ref: own, ...rest }: NavBarProps) {
  const { direction, ref } = useDirection("NavBar", own);
  const keep = useKeepOnFirstPress();
  const { because, take } = useBecause<NavBarReason>();
  const [shown, change] = useValue<string, NavBarReason>({ value, defaultValue, onValueChange }, "");
  const current = items.filter((item) => item.current);
  if (current.length > 1) warn(`NavBar "${label}": ${current.length} entries are current. One page is open; mark one.`);
  return (
    <NavigationMenu.Root
      data-component="nav-bar"
      ref={ref}
      dir={direction}
      data-ground="cloth"
      aria-label={label}
      delayDuration={120}
      className={cx(css.root, className)}
      value={shown}
      onValueChange={(next) => {
        const { reason, event } = take(next ? "hover" : "leave");
        if (change(next, reason, event)) keep.changed(next);
      }}
      {...rest}
    >
      <NavigationMenu.List data-part="list" className={css.list}>
        {items.map((item) => (
          <Item key={item.id} item={item} limit={limit} because={because} onChoose={keep.press} />
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

/**
 * A mouse that comes to press finds the menu already open, by hover; that first press would close it again. It keeps the menu
 * instead, and the next press closes.
 */
function useKeepOnFirstPress() {
  const pressed = useRef("");
  return {
    changed: (value: string) => {
      if (value !== pressed.current) pressed.current = "";
    },
    press: (event: MouseEvent<HTMLElement>, id: string) => {
      const open = event.currentTarget.dataset.state === "open";
      if (open && pressed.current !== id) event.preventDefault();
      pressed.current = id;
    },
  };
}

interface ItemProps {
  item: NavBarItem;
  limit: number | undefined;
  because: ReturnType<typeof useBecause<NavBarReason>>["because"];
  onChoose: (event: MouseEvent<HTMLElement>, id: string) => void;
}

function Item({ item, limit, because, onChoose }: ItemProps) {
  const { id, label, lang, current, vendors, more, ...target } = item;
  if (!vendors?.length) {
    return (
      <NavigationMenu.Item value={id}>
        <NavigationMenu.Link asChild active={current}>
          <Anchor data-part="entry" data-entry={id} lang={lang} className={css.entry} {...target}>
            {label}
          </Anchor>
        </NavigationMenu.Link>
      </NavigationMenu.Item>
    );
  }
  return (
    <NavigationMenu.Item value={id}>
      <NavigationMenu.Trigger
        data-part="entry"
        data-entry={id}
        lang={lang}
        aria-current={current || undefined}
        className={css.entry}
        onClick={(event) => {
          because("press")(event);
          onChoose(event, id);
        }}
      >
        {label}
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        data-part="menu"
        className={css.menu}
        onEscapeKeyDown={because("escape")}
        onInteractOutside={because("outside")}
        onClickCapture={because("select")}
      >
        <Page>
          <MegaMenu vendors={vendors} more={more} limit={limit} aria-label={label} />
        </Page>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}
