import type { ListedCall } from "@baize/api/provider/call-list";
import type { TransactionsAnswer } from "@baize/api/provider/transactions";

/** A call as the platform has it. */
export type StoredCall = TransactionsAnswer["items"][number];

type Kind = "missing here" | "missing there" | "different" | "listed twice" | "waits here" | "refused here";

/** Where the platform and a provider do not have the same about one call. `here` is the platform's side. */
export interface Difference {
  readonly what: Kind;
  readonly member: string;
  readonly transaction: string;
  readonly here: string;
  readonly there: string;
}

const FIELDS = ["operation", "amount", "currency", "gameCode", "roundId", "betTransactionId", "pot", "campaign"] as const;

const textOf = ({ operation, amount, currency }: ListedCall): string => `${operation} ${amount} ${currency}`;

const valueOf = (call: ListedCall, field: (typeof FIELDS)[number]): string | undefined =>
  field === "pot" ? call.pot && `${call.pot.amount} of ${call.pot.id}` : call[field];

const partsOf = (call: ListedCall, fields: readonly (typeof FIELDS)[number][]): string =>
  fields.map((field) => `${field} ${valueOf(call, field) ?? "none"}`).join(", ");

const difference = (what: Kind, { member, transactionId }: ListedCall, here: string, there: string): Difference => ({
  what,
  member,
  transaction: transactionId,
  here,
  there,
});

/** A win or a credit for which the provider was answered `ok`, and which was not paid. */
const UNPAID = new Map<StoredCall["status"], Kind>([
  ["held", "waits here"],
  ["refused", "refused here"],
]);

function differenceOfBoth(here: StoredCall, there: ListedCall): Difference | undefined {
  const fields = FIELDS.filter((field) => valueOf(here, field) !== valueOf(there, field));
  if (fields.length > 0) return difference("different", there, partsOf(here, fields), partsOf(there, fields));
  const unpaid = UNPAID.get(here.status);
  return unpaid && difference(unpaid, there, textOf(here), textOf(there));
}

/** A provider that gave a bet up has its rollback alone. */
const isGivenUp = ({ operation, status }: StoredCall): boolean => operation === "bet" && status === "rolled_back";

/** What differs between a call here and there; undefined where nothing does. */
export function differenceOf(here: StoredCall | undefined, there: ListedCall | undefined): Difference | undefined {
  if (here && there) return differenceOfBoth(here, there);
  if (there) return difference("missing here", there, "", textOf(there));
  return here && !isGivenUp(here) ? difference("missing there", here, textOf(here), "") : undefined;
}

/** One more row of the provider's list for an id that it has listed. */
export const listedTwice = (call: ListedCall): Difference => difference("listed twice", call, "", textOf(call));
