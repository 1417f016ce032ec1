import type { Client } from "@baize/api/client/client";
import type { SeededRandom } from "../../../src/seed/random.ts";
import type { TestMember } from "../../harness/member.ts";
import type { Seat } from "../../harness/provider.ts";
import type { World } from "../../harness/world.ts";
import type { Model } from "../model/types.ts";

export interface Player {
  /** At the host of the member's own brand. */
  readonly world: World;
  readonly member: TestMember;
  readonly client: Client;
  readonly seat: Seat;
  /** The account for withdrawals. */
  readonly account: string;
  /** Goods that points are exchanged for. */
  readonly goods: string;
  readonly model: Model;
}

/** One thing that a member does; the model does it once. */
export type Move = (player: Player, random: SeededRandom) => Promise<void>;

const ROUTES = /(\d\d)$/;
export const decimal = (minor: bigint): string => minor.toString().padStart(3, "0").replace(ROUTES, ".$1");

/** One item of a list that may be empty. */
export const oneOf = <T>(random: SeededRandom, items: readonly T[]): T | undefined => items[random.between(0, items.length - 1)];

export const someMoney = (random: SeededRandom, least: number, most: number): bigint => BigInt(random.between(least, most));
