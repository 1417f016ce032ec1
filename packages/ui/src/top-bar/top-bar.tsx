import type { HTMLAttributes, ReactNode, Ref } from "react";
import { Button } from "../button/button.tsx";
import { Entry, type EntryTarget } from "../link/entry.tsx";
import { magnifyingGlass } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { Page } from "../page/page.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./top-bar.css.ts";

export interface TopBarProps extends HTMLAttributes<HTMLDivElement> {
  /** The brand's mark as a link home. */
  brand: ReactNode;
  /** Before the brand, below 1080 px: the button that opens the menu. */
  menu?: ReactNode;
  /** The search. An icon below 1080 px; left out on a narrow phone with large text. */
  find?: EntryTarget & { label: string };
  /** Language, theme, then `GuestActions` or a LoggedInPanel. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The first line of the header. Belongs in PageShell's header, which is sticky. Rest props land on the row. */
export function TopBar({ brand, menu, find, className, children, ...rest }: TopBarProps) {
  return (
    <div data-component="top-bar" data-ground="cloth" className={css.root}>
      <Page className={cx(css.bar, className)} {...rest}>
        {menu ? (
          <div data-part="menu" className={css.start}>
            {menu}
          </div>
        ) : null}
        <div data-part="brand" className={css.brand}>
          {brand}
        </div>
        {find ? <Find {...find} /> : null}
        {children}
      </Page>
    </div>
  );
}

function Find({ label, ...target }: EntryTarget & { label: string }) {
  return (
    <Button asChild variant="ghost" size="sm" className={css.find}>
      <Entry data-part="find" aria-label={label} {...target}>
        <Icon art={magnifyingGlass} />
        <span data-part="words" className={css.words}>
          {label}
        </span>
      </Entry>
    </Button>
  );
}

export interface GuestActionsProps {
  /** The button that leads to the login. */
  login: EntryTarget & { label: string };
  /** Leave out where registration is closed. */
  register?: EntryTarget & { label: string };
}

/** The buttons of a visitor, instead of a member's balance: log in, register. */
export function GuestActions({ login, register }: GuestActionsProps) {
  const { label: loginLabel, ...loginTarget } = login;
  const { label: registerLabel, ...registerTarget } = register ?? { label: "" };
  return (
    <>
      <Button asChild size="sm">
        <Entry data-part="login" {...loginTarget}>
          {loginLabel}
        </Entry>
      </Button>
      {register ? (
        <Button asChild variant="primary" size="sm">
          <Entry data-part="register" {...registerTarget}>
            {registerLabel}
          </Entry>
        </Button>
      ) : null}
    </>
  );
}
