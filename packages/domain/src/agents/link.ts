/** Kinds of account that an invitation link opens. */
export const LINK_KINDS = [0, 2] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export const LINK_STATES = ["open", "used_up", "expired", "stopped"] as const;
export type LinkState = (typeof LINK_STATES)[number];

interface Link {
  readonly stoppedAt: Date | null;
  readonly expiresAt: Date | null;
  /** Null: any number. */
  readonly mostUses: number | null;
  readonly uses: number;
}

/** Whether a link still takes registrations, and else why not. */
export function linkState({ stoppedAt, expiresAt, mostUses, uses }: Link, now: Date): LinkState {
  if (stoppedAt) return "stopped";
  if (expiresAt && expiresAt <= now) return "expired";
  return mostUses !== null && uses >= mostUses ? "used_up" : "open";
}
