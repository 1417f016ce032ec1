import type { HTMLAttributes, MouseEvent } from "react";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";

/** What an entry of a menu or bar does: `href` or `link` make it a link, `onPress` alone makes it a button. */
export interface EntryTarget extends LinkTarget {
  /** Called when the entry is pressed; without `href` and `link` the entry is a button. */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
}
export interface EntryProps extends HTMLAttributes<HTMLElement>, EntryTarget {}

/** An unstyled link or button, for components of the kit that add their own styles. */
export function Entry({ href, link, onPress, onClick, ...rest }: EntryProps) {
  // A component around it, such as a menu, passes its own `onClick`; a press must call both handlers.
  const press = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    onPress?.(event);
  };
  if (href !== undefined || link) return <Anchor href={href} link={link} onClick={press} {...rest} />;
  return <button type="button" onClick={press} {...rest} />;
}
