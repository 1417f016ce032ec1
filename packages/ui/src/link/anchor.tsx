import { cloneElement, type AnchorHTMLAttributes, type ReactElement, type Ref } from "react";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";

export interface LinkTarget {
  /** The address. Give `link` instead to use a router's link. */
  href?: string;
  /** The router's own element, without children: `<RouterLink to="/slot-games" />`. It gets the class, children and the rest. */
  link?: ReactElement<AnchorHTMLAttributes<HTMLAnchorElement>>;
}
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement>, LinkTarget {
  ref?: Ref<HTMLAnchorElement>;
}

/** A bare `<a>`, or the router's element in its place: the base of every link of the kit. */
export function Anchor({ link, href, className, children, ...rest }: AnchorProps) {
  if (!link) {
    if (href === undefined)
      warn("A link leads nowhere: give it `href`, or the router's element as `link`. What acts on the page is a Button.");
    return (
      <a href={href} className={className} {...rest}>
        {children}
      </a>
    );
  }
  return cloneElement(link, { ...rest, className: cx(className, link.props.className) || undefined }, children);
}
