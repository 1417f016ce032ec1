import type { HTMLAttributes, MouseEvent } from "react";
import { Anchor, type LinkTarget } from "./anchor.tsx";

/** What an entry of a menu or bar does: `href` or `link` make it a link, `onClick` alone makes it a button. */
export interface EntryTarget extends LinkTarget {
  /** Called when the entry is pressed; without `href` and `link` the entry is a button. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
}
export interface EntryProps extends Omit<HTMLAttributes<HTMLElement>, "onClick">, EntryTarget {}

/** An unstyled link or button, for components of the kit that add their own styles. */
export function Entry({ href, link, ...rest }: EntryProps) {
  if (href !== undefined || link) return <Anchor href={href} link={link} {...rest} />;
  return <button type="button" {...rest} />;
}
