import type { AnchorHTMLAttributes } from "react";
import { Link as RouterLink } from "react-router-dom";

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** From the server: a path of this site, or an http(s) address. Anything else is no link. */
  href: string;
}

/** A link to what the server named: inside the site without a reload, outside in a new window. */
export function SmartLink({ href, children, ...rest }: SmartLinkProps) {
  if (/^\/(?![/\\])/.test(href)) {
    return (
      <RouterLink to={href} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={/^https?:\/\//i.test(href) ? href : undefined} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}
