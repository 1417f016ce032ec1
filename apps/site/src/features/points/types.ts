import type { OutputOf } from "@baize/api/contract/contract";

export type Reward = OutputOf<"points.rewards">["items"][number];
