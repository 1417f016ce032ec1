import type { HTMLAttributes, MouseEvent } from "react";
import { Anchor, type LinkTarget } from "../link/anchor.tsx";

/** Where an entry of a menu or bar goes: `href` or `link` leads, `onPress` alone acts. */
export interface EntryTarget extends LinkTarget {
  onPress?: (event: MouseEvent<HTMLElement>) => void;
}
export interface EntryProps extends HTMLAttributes<HTMLElement>, EntryTarget {}

/** Undressed: a link where it leads somewhere, a button where it acts. Components of the kit dress it. */
export function Entry({ href, link, onPress, ...rest }: EntryProps) {
  if (href !== undefined || link) return <Anchor href={href} link={link} onClick={onPress} {...rest} />;
  return <button type="button" onClick={onPress} {...rest} />;
}
