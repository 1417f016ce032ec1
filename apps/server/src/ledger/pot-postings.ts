import type { PostingRow } from "./posting-row.ts";

/** What a game's calls move between the provider's account and that of its pot. The player's own money moves by other rows. */
export const POT_POSTINGS = {
  "pot-share": {
    kind: "pot-share",
    debit: "provider",
    credit: "pot",
    module: "wallet-api",
    when: "A game takes a stake of which a share goes into a pot.",
  },
  "pot-share-returned": {
    kind: "pot-share-returned",
    debit: "pot",
    credit: "provider",
    module: "wallet-api",
    when: "A stake with a share of a pot is given back.",
  },
  "pot-win": {
    kind: "pot-win",
    debit: "pot",
    credit: "provider",
    module: "wallet-api",
    when: "A game pays a win that comes out of a pot.",
  },
  "pot-win-returned": {
    kind: "pot-win-returned",
    debit: "provider",
    credit: "pot",
    module: "wallet-api",
    when: "A provider takes back a result whose win came out of a pot.",
  },
} as const satisfies Readonly<Record<string, PostingRow>>;
