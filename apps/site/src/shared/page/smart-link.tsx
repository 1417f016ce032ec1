import type { AnchorHTMLAttributes } from "react";
import { Link as RouterLink } from "react-router-dom";

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** From the server: a path of this site, a web address, a mailbox or a number. Any other text is not a link. */
  href: string;
}

/** Opened by another program than the browser: a new window would stay empty. */
const outsideBrowser = /^(mailto|tel):/i;

/** A link from the server: inside the site without a reload, outside in a new window. */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (/^\/(?![/\\])/.test(href)) {
    return (
      <RouterLink to={href} {...rest}>
        {children}
      </RouterLink>
    );
  }
  if (outsideBrowser.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={/^https?:\/\//i.test(href) ? href : undefined} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}
