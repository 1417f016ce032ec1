import type { LiveTopic } from "@baize/api/live";

/** The changes that a topic follows for one member or one brand. A module declares it; `live-sources.ts` has one for each topic. */
export interface LiveSource {
  readonly of: "member" | "brand";
  /**
   * An SQL expression of type text that changes whenever the topic does: over `w.member_id` and `w.brand`, or over `b.brand`
   * with `$2` as now. One look into an index, for it is evaluated for each watcher.
   */
  readonly state: string;
  /** For what changes by time alone: an SQL expression for the next instant, over `b.brand` and `$2`. */
  readonly nextAt?: string;
}

export type LiveSources = Readonly<Record<LiveTopic, LiveSource>>;
