import { createContext } from "react";
import type { ChangeDetails } from "../overlay/details.ts";
import type { Aim } from "./pointer-aim.ts";

/** Where focus goes as a list opens: an entry, the list itself, or nowhere (a pointer opened a submenu). */
export type Entrance = "first" | "last" | "list" | "none";

/** The context of lists and submenus; entries do not read it. */
export interface MenuAround {
  /** Closes all of it, as Escape does in a submenu. */
  readonly escape: (event: Event) => void;
  /** Closes the menu and moves focus to the element after the trigger. */
  readonly leave: (event: Event) => void;
}
export const MenuRoot = createContext<MenuAround | null>(null);
/** Notifies a list that the pointer may be moving to one of its submenus. */
export const ListAim = createContext<((aim: Aim) => void) | null>(null);
export const RadioValue = createContext<{
  value: string;
  choose: (value: string, details: ChangeDetails<"choose">) => void;
} | null>(null);

const kept = new WeakSet<Event>();
/** This press does not close the menu. (Not `preventDefault`: a router's link calls that.) */
export const keepOpen = (press: Event) => void kept.add(press);
export const keepsOpen = (press: Event) => kept.has(press);
