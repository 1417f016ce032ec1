import type { OutputOf } from "@baize/api/contract/contract";
import { recordedAt } from "./recorded-calls.ts";

type Accounts = OutputOf<"payout.list">;

const other = { kind: "upi", bank: "", createdAt: recordedAt.getTime() - 86_400_000 } as const;

/** The same list with two accounts in another name: one waits for an operator, one was refused. */
export const withOtherNames = ({ items, ...list }: Accounts): Accounts => ({
  ...list,
  items: [
    ...items,
    { ...other, id: "payout-2", holder: "Meera Sharma", masked: "me••@okaxis", state: "waiting" },
    { ...other, id: "payout-3", holder: "Ravi Traders", masked: "ra••@okhdfc", state: "refused" },
  ],
});
