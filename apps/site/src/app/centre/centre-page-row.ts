import type { ComponentType } from "react";
import type { OutputOf } from "@baize/api/contract/contract";
import type { KeyOf, Namespace } from "@baize/i18n/messages";
import type { HomeFlag } from "../../shared/brand/home-state.ts";
import type { CentrePageProps } from "../../navigation/types.ts";

/** Sources of the menu's counts: one line each in `app/centre/use-centre-counts.ts`. */
export type CountSource = "unread" | "missions";

/** A group of pages, named above them in the menu. */
type CentreGroup = Extract<KeyOf<"centre">, `group.${string}`> extends `group.${infer Name}` ? Name : never;

/** One page of a centre: its menu entry, its address (`?overlay=member/<id>`), its code and messages. */
export interface CentrePageRow {
  readonly title: Extract<KeyOf<"centre">, `page.${string}`>;
  /** The icon of the entry, and its filled variant for the open page. */
  readonly icon: string;
  readonly currentIcon: string;
  /** The menu shows the pages of one group together, in the order of the table. */
  readonly group: CentreGroup;
  /** Message namespaces loaded with the page. */
  readonly namespaces: readonly Namespace[];
  readonly load: () => Promise<{ readonly default: ComponentType<CentrePageProps> }>;
  /** The number of waiting items. */
  readonly count?: CountSource;
  /** The part of the brand that has the page; every brand by default. */
  readonly flag?: HomeFlag;
  /** The accounts that have the page; all by default. */
  readonly when?: (member: Pick<OutputOf<"member.info">, "type" | "toUpline">) => boolean;
}
