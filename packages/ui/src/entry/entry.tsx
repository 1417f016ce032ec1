import type { HTMLAttributes, MouseEvent } from "react";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";

/** Where an entry of a menu or bar goes: `href` or `link` leads, `onPress` alone acts. */
export interface EntryTarget extends LinkTarget {
  onPress?: (event: MouseEvent<HTMLElement>) => void;
}
export interface EntryProps extends HTMLAttributes<HTMLElement>, EntryTarget {}

/** Undressed: a link where it leads somewhere, a button where it acts. Components of the kit dress it. */
export function Entry({ href, link, onPress, onClick, ...rest }: EntryProps) {
  // What surrounds it (a menu, say) hands its own `onClick` down; both must hear the press.
  const press = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    onPress?.(event);
  };
  if (href !== undefined || link) return <Anchor href={href} link={link} onClick={press} {...rest} />;
  return <button type="button" onClick={press} {...rest} />;
}
