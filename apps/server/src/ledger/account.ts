import { createHash } from "node:crypto";
import type { Book } from "@baize/domain/money/book";

export type MemberAccountKind = "cash" | "locked" | "vault" | "bonus" | "commission" | "points" | "vendor";
export type HouseAccountKind = "vendor" | "promotions" | "guarantee" | "receivable" | "clearing" | "pot" | "fees" | "adjustments";

/** What makes an account that account. `ref` names the vendor, payment adapter, pot or member that it is about. */
export interface Account {
  readonly id: string;
  readonly owner: string;
  readonly side: "member" | "house";
  readonly book: Book;
  readonly kind: MemberAccountKind | HouseAccountKind;
  readonly ref: string;
  readonly shard: number;
  readonly currency: string;
}

/** Currency of the points account. */
export const POINTS = "PTS";
export const HOUSE_SHARDS = 8;
const nothing = "";

/** The id follows from the rest (UUID version 8), so that nobody has to look it up before a posting. */
function identified(rest: Omit<Account, "id">): Account {
  const parts = [rest.owner, rest.side, rest.book, rest.kind, rest.ref, rest.shard, rest.currency].join("|");
  const hex = createHash("sha256").update(parts).digest("hex");
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return { id, ...rest };
}

export interface Owner {
  readonly id: string;
  readonly book: Book;
  readonly currency: string;
}

export function memberAccount(member: Owner, kind: MemberAccountKind, ref = nothing): Account {
  const currency = kind === "points" ? POINTS : member.currency;
  return identified({ owner: member.id, side: "member", book: member.book, kind, ref, shard: 0, currency });
}

/** Every shard of a house account. */
export function houseShards(house: Owner, kind: HouseAccountKind, ref = nothing): Account[] {
  return Array.from({ length: HOUSE_SHARDS }, (_, shard) =>
    identified({ owner: house.id, side: "house", book: house.book, kind, ref, shard, currency: house.currency }),
  );
}

/** The shard of a house account that this member's money moves through: always the same one. */
export function houseAccount(houseId: string, member: Owner, kind: HouseAccountKind, ref = nothing): Account {
  const shard = Number.parseInt(member.id.slice(-4), 16) % HOUSE_SHARDS;
  return identified({ owner: houseId, side: "house", book: member.book, kind, ref, shard, currency: member.currency });
}

/** Where points come from and go to. */
export const pointsHouse = (houseId: string, member: Owner): Account =>
  houseAccount(houseId, { ...member, currency: POINTS }, "promotions");

/** What passes from one member to another goes through it, and nothing stays: both halves take the sender's shard. */
export const membersTransit = (houseId: string, sender: Owner): Account => houseAccount(houseId, sender, "clearing", "members");

/** The accounts that every member has from the first day. */
export function standardAccounts(member: Owner): Account[] {
  const kinds = ["cash", "locked", "vault", "bonus", "commission", "points"] as const;
  return kinds.map((kind) => memberAccount(member, kind));
}
