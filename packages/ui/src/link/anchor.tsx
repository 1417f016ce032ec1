import { cloneElement, type AnchorHTMLAttributes, type ReactElement, type Ref } from "react";
import { useOptionalProvider } from "../provider/provider-context.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";

/** Where an entry leads: by `href`, or by `link`. */
export interface LinkTarget {
  /** The address, followed by the router's link that BaizeProvider has, or by the browser. */
  href?: string;
  /** Another element than that link, without children: `<RouterLink to="/slot-games" />`. It gets the class, children and the rest. */
  link?: ReactElement<AnchorHTMLAttributes<HTMLAnchorElement>>;
}
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement>, LinkTarget {
  ref?: Ref<HTMLAnchorElement>;
}

/** A bare `<a>`, or the router's element in its place: the base of every link of the kit. */
export function Anchor({ link, href, className, children, ...rest }: AnchorProps) {
  const Route = useOptionalProvider()?.link;
  if (!link) {
    if (href === undefined)
      warn("A link leads nowhere: give it `href`, or the router's element as `link`. What acts on the page is a Button.");
    if (href !== undefined && Route) {
      return (
        <Route href={href} className={className} {...rest}>
          {children}
        </Route>
      );
    }
    return (
      <a href={href} className={className} {...rest}>
        {children}
      </a>
    );
  }
  return cloneElement(link, { ...rest, className: cx(className, link.props.className) || undefined }, children);
}
