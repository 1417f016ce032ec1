import { randomBytes, randomUUID } from "node:crypto";
import { toldMs } from "../engines/live.ts";
import { sharedTitleOf } from "../engines/table.ts";
import type { Stops } from "../engines/shared.ts";
import type { Book } from "../rounds/book.ts";
import type { ChainRecord, RoundRecord } from "../rounds/records.ts";
import { type Moment, Table } from "./table.ts";

/** Rounds of one chain: some days. */
const LENGTH = 16_384;

/** A table that is open, and its round at this moment. */
export interface OpenTable {
  readonly table: Table;
  readonly moment: Moment;
}

/** All tables of the vendor: one for each title, opened when a player first asks for it. */
export class Tables {
  readonly #book: Book;
  readonly #now: () => number;
  readonly #tables = new Map<string, Table>();
  readonly #opening = new Map<string, Promise<OpenTable | undefined>>();
  readonly #players = new Map<string, Set<string>>();

  constructor(book: Book, now: () => number) {
    this.#book = book;
    this.#now = now;
  }

  /** The table of a title. Undefined for a title without one. */
  async open(gameCode: string): Promise<OpenTable | undefined> {
    const record = this.#chainOf(gameCode);
    if (record) await this.#tableOf(record)?.catchUp(this.#now());
    const open = this.#current(gameCode);
    if (open) return open;
    const opening = this.#opening.get(gameCode) ?? this.#begin(gameCode).finally(() => this.#opening.delete(gameCode));
    this.#opening.set(gameCode, opening);
    return opening;
  }

  /** The chain on which a title's table runs; none where its matches were told at another pace. */
  #chainOf(gameCode: string): ChainRecord | undefined {
    const [record, title] = [this.#book.chainOf(gameCode), sharedTitleOf(gameCode)];
    return record && title && record.told === toldMs(title.engine) ? record : undefined;
  }

  #current(gameCode: string): OpenTable | undefined {
    const record = this.#chainOf(gameCode);
    const table = record && this.#tableOf(record);
    const moment = table?.at(this.#now());
    return table && moment ? { table, moment } : undefined;
  }

  #tableOf(record: ChainRecord): Table | undefined {
    const title = sharedTitleOf(record.game);
    const table = this.#tables.get(record.id) ?? (title && new Table(record, title.engine, title.variant));
    if (table) this.#tables.set(record.id, table);
    return table;
  }

  /** Begins a chain of seeds; it is on disk before its first hash is shown. */
  async #begin(gameCode: string): Promise<OpenTable | undefined> {
    const title = sharedTitleOf(gameCode);
    if (!title) return undefined;
    const [root, told] = [randomBytes(32).toString("hex"), toldMs(title.engine)];
    const chain = { id: randomUUID(), game: gameCode, root, length: LENGTH, startsAt: this.#now(), told };
    await this.#book.save({ kind: "chain", ...chain });
    return this.#current(gameCode);
  }

  /** What the round of a bet drew. Throws RangeError for a bet of no table. */
  stopsOf(round: RoundRecord): Stops {
    return this.#tableFor(round).stops(round.nonce ?? 0);
  }

  /** Whether everybody may know the result of a bet's round. */
  isOver(round: RoundRecord): boolean {
    const table = this.#tableFor(round);
    if (this.#chainOf(table.record.game)?.id !== table.record.id) return true;
    const moment = table.at(this.#now());
    const number = round.nonce ?? 0;
    return moment === undefined || moment.round > number || (moment.round === number && moment.phase === "show");
  }

  /** Comes to this moment at the table of a bet, in steps. */
  async catchUp(round: RoundRecord): Promise<void> {
    await this.#tableFor(round).catchUp(this.#now());
  }

  /** When the round of a bet closed, or will, if the bet was not cashed out. */
  closeOf(round: RoundRecord): number {
    const { choice = "", nonce = 0, decidedAt = 0 } = round;
    return decidedAt - this.#tableFor(round).decidedAfter(choice, nonce);
  }

  /** The server seed of a bet's round. */
  seedOf(round: RoundRecord): string {
    return this.#tableFor(round).chain.seed(round.nonce ?? 0);
  }

  #tableFor({ id, seeds = "" }: RoundRecord): Table {
    const record = this.#book.chain(seeds);
    const table = record && this.#tableOf(record);
    if (!table) throw new RangeError(`round ${id} is of no table`);
    return table;
  }

  /** Counts a member among the players of a round. */
  count({ seeds = "", nonce = 0, member }: RoundRecord): void {
    const key = `${seeds} ${nonce}`;
    const players = this.#players.get(key);
    if (players) players.add(member);
    else {
      this.#players.set(key, new Set([member]));
      this.#players.delete(`${seeds} ${nonce - 2}`);
    }
  }

  players({ table, moment }: OpenTable): number {
    return this.#players.get(`${table.record.id} ${moment.round}`)?.size ?? 0;
  }
}
