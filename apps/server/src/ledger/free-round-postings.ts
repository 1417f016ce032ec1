import type { PostingRow } from "./posting-row.ts";

/** What a win of a free round moves beside itself: the campaign bears it, so that the account of the game's provider is not changed. */
export const FREE_ROUND_POSTINGS = {
  "free-win": {
    kind: "free-win",
    debit: "free-rounds",
    credit: "provider",
    module: "wallet-api",
    when: "A game pays a win of a free round.",
  },
  "free-win-returned": {
    kind: "free-win-returned",
    debit: "provider",
    credit: "free-rounds",
    module: "wallet-api",
    when: "A provider takes back a result whose win was of a free round.",
  },
} as const satisfies Readonly<Record<string, PostingRow>>;
