import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./skip-link.css.ts";

export interface SkipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** `#main`: the id of the page's main part, which takes focus. */
  href: `#${string}`;
  /** The text of the link: "Skip to content". */
  children: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/** Moves focus itself: a hash link alone would also change the address, and a router may undo it. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const target = document.getElementById(id);
  if (!target) warn(`SkipLink leads to "#${id}", which is not in the page. Give that id to the main part.`);
  if (!target || event.defaultPrevented) return;
  event.preventDefault();
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus();
  target.scrollIntoView({ block: "start" });
}

/** The first tab stop of a page: a link past header and menus. Visible only while focused (WCAG 2.4.1). */
export function SkipLink({ href, className, onClick, children, ...rest }: SkipLinkProps) {
  return (
    <a
      data-component="skip-link"
      href={href}
      className={cx(css.root, className)}
      onClick={(event) => {
        onClick?.(event);
        goTo(event, href.slice(1));
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
