import type { CallList, ListedCall } from "@baize/api/provider/call-list";
import type { Database } from "../../../platform/database/database.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import { inBatches } from "../../../platform/lists/in-batches.ts";
import type { System } from "../../../platform/system.ts";
import { dayOfCalls } from "../day-of-calls.ts";
import { listCalls, listNamedCalls, listNamedMembers, type Place, toListedCall } from "../transactions-queries.ts";
import { type Difference, differenceOf, listedTwice, type StoredCall } from "./difference.ts";

const PAGE = 500;

const keyOf = ({ member, transactionId }: ListedCall): string => `${member}/${transactionId}`;

/** The calls that the platform accepted on the day. */
async function* storedCalls(db: Database, provider: string, from: Date, to: Date): AsyncGenerator<StoredCall> {
  let after: Place | undefined;
  for (;;) {
    const rows = await listCalls(db, { provider, from, to, after, limit: PAGE });
    for (const row of rows) yield toListedCall(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = { at: last.at, transactionId: last.transaction_id, member: last.member };
  }
}

/** Differences of listed calls that the platform did not accept on the day. One of another day may be accepted. */
async function* differencesOfRest(
  db: Database,
  provider: string,
  rest: readonly ListedCall[],
): AsyncGenerator<Difference | undefined> {
  for (const calls of inBatches(rest, PAGE)) {
    const found = (await listNamedCalls(db, provider, calls)).map(toListedCall);
    const stored = new Map(found.map((call) => [keyOf(call), call]));
    for (const call of calls) yield differenceOf(stored.get(keyOf(call)), call);
  }
}

async function* compare(
  db: Database,
  { provider, items }: CallList,
  from: Date,
  to: Date,
): AsyncGenerator<Difference | undefined> {
  const rest = new Map<string, ListedCall>();
  for (const call of items) {
    if (rest.has(keyOf(call))) yield listedTwice(call);
    else rest.set(keyOf(call), call);
  }
  for await (const call of storedCalls(db, provider, from, to)) {
    yield differenceOf(call, rest.get(keyOf(call)));
    rest.delete(keyOf(call));
  }
  yield* differencesOfRest(db, provider, [...rest.values()]);
}

/** With the member's own name, where the provider's is known. */
async function named(db: Database, provider: string, differences: readonly Difference[]) {
  const aliases = [...new Set(differences.map(({ member }) => member))];
  const known = new Map<string, { readonly brand: string; readonly username: string }>();
  for (const page of inBatches(aliases, PAGE))
    for (const { alias, brand, username } of await listNamedMembers(db, provider, page)) known.set(alias, { brand, username });
  return differences.map(({ what, member, ...rest }) => ({
    what,
    brand: known.get(member)?.brand ?? "",
    member: known.get(member)?.username ?? member,
    ...rest,
  }));
}

/** Compares a provider's own list of a day with the calls that the platform accepted, and changes nothing. */
export async function reconcileDay(system: System, operator: Operator, list: CallList) {
  const { provider, day } = list;
  const bounds = dayOfCalls(day, system.now());
  if (!bounds?.complete)
    throw new Refused(`The calls of ${day} are not complete: a day is compared ten minutes after its end in UTC.`);
  const differences: Difference[] = [];
  for await (const found of compare(system.db, list, bounds.from, bounds.to)) if (found) differences.push(found);
  await writeOperatorAudit(system.db, system, operator, {
    brand: ALL_BRANDS,
    action: "vendor.reconciled",
    details: { provider, day, listed: list.items.length, differences: differences.length },
  });
  return { vendor: provider, day, listed: list.items.length, differences: await named(system.db, provider, differences) };
}
