import type { OutputOf } from "@baize/api/contract/contract";

export type Bonus = OutputOf<"bonus.list">["items"][number];
