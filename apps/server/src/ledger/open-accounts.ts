import { accounts } from "./schema.ts";
import type { Executor } from "../platform/database/database.ts";
import type { Book } from "@baize/domain/money/book";
import { type Account, houseShards } from "./account.ts";

/** Opens accounts that are not there yet, at zero. */
export async function openAccounts(tx: Executor, wanted: readonly Account[]): Promise<void> {
  if (wanted.length === 0) return;
  await tx
    .insert(accounts)
    .values([...wanted])
    .onConflictDoNothing();
}

export interface House {
  readonly id: string;
  readonly currency: string;
  /** Providers and payment adapters that the brand deals with. */
  readonly providers: readonly string[];
  readonly adapters: readonly string[];
}

function ofBook({ id, currency, providers, adapters }: House, book: Book): Account[] {
  const owner = { id, book, currency };
  return [
    ...providers.flatMap((provider) => houseShards(owner, "vendor", provider)),
    ...adapters.flatMap((adapter) => houseShards(owner, "clearing", adapter)),
    ...houseShards(owner, "clearing", "members"),
    ...houseShards(owner, "promotions"),
    ...houseShards(owner, "guarantee"),
    ...houseShards(owner, "fees"),
    ...houseShards(owner, "adjustments"),
  ];
}

/** The house side of both books. */
export const houseAccounts = (house: House): Account[] => [...ofBook(house, "real"), ...ofBook(house, "demo")];
