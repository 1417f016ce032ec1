import type { AnchorHTMLAttributes } from "react";
import { Link as RouterLink } from "react-router-dom";

interface SmartLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** From the server: a path of this site, or an http(s) address. Any other text is not a link. */
  href: string;
}

/** A link from the server: inside the site without a reload, outside in a new window. */
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
