import { createContext } from "react";
import type { Aim } from "./pointer-aim.ts";

/** Where focus goes as a list opens: an entry, the list itself, or nowhere (a pointer opened a submenu). */
export type Entrance = "first" | "last" | "list" | "none";

/** What lists and submenus ask of the whole menu; entries do not read it. */
export interface MenuAround {
  /** Closes all of it, as Escape does in a submenu. */
  readonly escape: (event: Event) => void;
  /** Leaves all of it for what follows the trigger. */
  readonly leave: (event: Event) => void;
}
export const MenuRoot = createContext<MenuAround | null>(null);
/** Tells a list that the pointer may be on its way to one of its submenus. */
export const ListAim = createContext<((aim: Aim) => void) | null>(null);
export const RadioValue = createContext<{ value: string; choose: (value: string) => void } | null>(null);

const kept = new WeakSet<Event>();
/** This press does not close the menu. (Not `preventDefault`: a router's link calls that.) */
export const keepOpen = (press: Event) => void kept.add(press);
export const keepsOpen = (press: Event) => kept.has(press);
