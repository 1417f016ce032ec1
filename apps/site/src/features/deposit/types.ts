import type { OutputOf } from "@baize/api/contract/contract";

export type Channel = OutputOf<"deposits.channels">["items"][number];
