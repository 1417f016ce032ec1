import type { ComponentType } from "react";
import type { OutputOf } from "@baize/api/contract/contract";
import type { KeyOf, Namespace } from "@baize/i18n/messages";
import type { CentrePageProps } from "../../navigation/types.ts";

/** Where a menu's counts come from: one line each in `app/centre/use-centre-counts.ts`. */
export type CountSource = "unread" | "missions";

/** One page of a centre: its line in the menu, its address (`?overlay=member/<id>`), its code and messages. */
export interface CentrePageRow {
  readonly title: Extract<KeyOf<"centre">, `page.${string}`>;
  /** Icon art: the line's, and its filled twin for the page that is open. */
  readonly icon: string;
  readonly currentIcon: string;
  /** The menu shows the pages of one group together, in the order of the table. */
  readonly group: string;
  /** Message namespaces loaded with the page. */
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<{ readonly default: ComponentType<CentrePageProps> }>;
  /** How many wait there. */
  readonly count?: CountSource;
  /** Who has the page; everybody where it says nothing. */
  readonly when?: (member: OutputOf<"member.info">) => boolean;
}
