import type { Part } from "./use-lottery-address.ts";

/** The id of the parts below the board. */
export const PARTS_ID = "lottery-parts";

const tabOf = (name: string) => document.getElementById(PARTS_ID)?.querySelector<HTMLElement>(`[role=tab]${name}`);

/** The tab of the part that is open. */
export const openTab = () => tabOf("[aria-selected=true]");

/** Leads to a part: focus, and with it the view, goes to its tab. */
export const focusPart = (part: Part) => tabOf(`[data-tab=${part}]`)?.focus();
