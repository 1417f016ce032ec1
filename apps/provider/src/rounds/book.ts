import { isSportsbook } from "../engines/table.ts";
import { isLiveBet } from "../engines/match-bet.ts";
import { type Archive, archiveIn } from "../journal/archive.ts";
import { type Journal, openJournal } from "../journal/journal.ts";
import { StartError } from "../start-error.ts";
import {
  type ChainRecord,
  type Entity,
  isFinal,
  isReleased,
  isUndone,
  journalLine,
  type OpenRoundsRecord,
  type PotRecord,
  type RoundRecord,
  roundRecord,
  type SeedsRecord,
  type SessionRecord,
} from "./records.ts";

/** Finished rounds in memory; older ones are read from disk where a proof is asked for. */
const KEPT_ROUNDS = 5000;
const hasProof = ({ nonce, stops, gameCode }: RoundRecord): boolean =>
  stops !== undefined && (nonce !== undefined || isSportsbook(gameCode));

const betKey = ({ member, seeds = "", nonce = -1 }: Pick<RoundRecord, "member" | "seeds" | "nonce">): string =>
  `${member} ${seeds} ${nonce}`;

/** All state of the provider: maps for reading, a journal for writing. What `save` has written survives a crash. */
export class Book {
  readonly sessions = new Map<string, SessionRecord>();
  readonly rounds = new Map<string, RoundRecord>();
  readonly #seeds = new Map<string, SeedsRecord>();
  readonly #chains = new Map<string, ChainRecord>();
  readonly #chainOf = new Map<string, ChainRecord>();
  readonly #seedsOf = new Map<string, SeedsRecord>();
  readonly #intents = new Map<string, RoundRecord>();
  readonly #roundsOf = new Map<string, string[]>();
  /** The rounds of a member that are not released. */
  readonly #openOf = new Map<string, Set<string>>();
  /** The bet that counts, by its member, seeds and nonce. */
  readonly #betAt = new Map<string, string>();
  readonly #pots = new Map<string, PotRecord>();
  #openRounds: OpenRoundsRecord | undefined;
  #journal: Journal | undefined;
  #archive: Archive | undefined;

  /** Reads the folder's journal. Throws StartError when the folder is not writable or the journal is not readable. */
  static async open(folder: string, now: number): Promise<Book> {
    const book = new Book();
    const archive = archiveIn(folder);
    book.#archive = archive;
    book.#journal = await openJournal(folder, async (lines) => {
      for (const line of lines) {
        const parsed = journalLine.safeParse(line);
        if (!parsed.success) throw new StartError(`${folder}/journal.jsonl holds a line of another version: move it away.`);
        for (const entity of parsed.data) book.#keep(entity);
      }
      await archive.add(book.#forget(now).filter(hasProof));
      const asked = book.#openRounds ? [book.#openRounds] : [];
      const kept = [
        ...book.#seeds.values(),
        ...book.#chains.values(),
        ...book.#pots.values(),
        ...book.sessions.values(),
        ...book.rounds.values(),
      ];
      return [...kept, ...asked].map((entity) => [entity]);
    });
    return book;
  }

  #keep(entity: Entity): void {
    if (entity.kind === "session") this.sessions.set(entity.id, entity);
    else if (entity.kind === "seeds") {
      this.#seeds.set(entity.id, entity);
      if (!entity.revealed) this.#seedsOf.set(entity.member, entity);
    } else if (entity.kind === "chain") {
      this.#chains.set(entity.id, entity);
      this.#chainOf.set(entity.game, entity);
    } else if (entity.kind === "pot") this.#keepPot(entity);
    else if (entity.kind === "openRounds") this.#openRounds = entity;
    else this.#keepRound(entity);
  }

  #keepPot(pot: PotRecord): void {
    if (pot.count > (this.#pots.get(pot.id)?.count ?? -1)) this.#pots.set(pot.id, pot);
  }

  #keepRound(round: RoundRecord): void {
    const { id, member, intent } = round;
    // An intent that never arrived is no round.
    if (!this.rounds.has(id) && round.state !== "cancelled") this.#listOf(member).push(id);
    this.rounds.set(id, round);
    this.#intents.set(`${member} ${intent}`, round);
    const open = this.#openOf.get(member) ?? new Set();
    this.#openOf.set(member, open);
    if (isReleased(round)) open.delete(id);
    else open.add(id);
    if (isLiveBet(round.choice ?? "")) return;
    const bet = betKey(round);
    if (!isUndone(round)) this.#betAt.set(bet, id);
    else if (this.#betAt.get(bet) === id) this.#betAt.delete(bet);
  }

  #listOf(member: string): string[] {
    const list = this.#roundsOf.get(member) ?? [];
    this.#roundsOf.set(member, list);
    return list;
  }

  /** Drops ended sessions and the oldest finished rounds, and returns these. Keeps unfinished rounds, and all seeds: proofs need them. */
  #forget(now: number): RoundRecord[] {
    for (const [id, session] of this.sessions) if (Date.parse(session.expiresAt) < now) this.sessions.delete(id);
    const finished = [...this.rounds.values()].filter(isFinal);
    const oldest = finished.slice(0, Math.max(0, finished.length - KEPT_ROUNDS));
    for (const round of oldest) {
      this.rounds.delete(round.id);
      this.#intents.delete(`${round.member} ${round.intent}`);
      if (this.#betAt.get(betKey(round)) === round.id) this.#betAt.delete(betKey(round));
      this.#roundsOf.set(
        round.member,
        this.#listOf(round.member).filter((id) => id !== round.id),
      );
    }
    return oldest;
  }

  /** Saves the entities together: in memory at once, on disk when the promise settles. */
  async save(...entities: readonly Entity[]): Promise<void> {
    for (const entity of entities) this.#keep(entity);
    if (!this.#journal) throw new Error("Book.save before open");
    await this.#journal.append(entities);
  }

  seeds(id: string): SeedsRecord | undefined {
    return this.#seeds.get(id);
  }

  seedsOf(member: string): SeedsRecord | undefined {
    return this.#seedsOf.get(member);
  }

  chain(id: string): ChainRecord | undefined {
    return this.#chains.get(id);
  }

  /** The chain on which a title's table runs. */
  chainOf(game: string): ChainRecord | undefined {
    return this.#chainOf.get(game);
  }

  /** All chains of a league, the oldest first. */
  chainsOf(game: string): ChainRecord[] {
    return [...this.#chains.values()].filter((chain) => chain.game === game);
  }

  /** Any round that was ever finished, or is open. */
  async findRound(id: string): Promise<RoundRecord | undefined> {
    return this.rounds.get(id) ?? roundRecord.safeParse(await this.#archive?.find(id)).data;
  }

  roundOf(member: string, intent: string): RoundRecord | undefined {
    return this.#intents.get(`${member} ${intent}`);
  }

  /** Newest first. */
  roundsOf(member: string, most: number): RoundRecord[] {
    const ids = this.#listOf(member).slice(-most).toReversed();
    return ids.flatMap((id) => this.rounds.get(id) ?? []);
  }

  /** All rounds of a member that are not released. */
  openOf(member: string): RoundRecord[] {
    return [...(this.#openOf.get(member) ?? [])].flatMap((id) => this.rounds.get(id) ?? []);
  }

  /** The member's open bets on a round of these seeds, also those that were laid while it was told; the oldest first. */
  openBetsAt(member: string, seeds: string, nonce: number): RoundRecord[] {
    const key = betKey({ member, seeds, nonce });
    return this.openOf(member).filter((round) => betKey(round) === key && !isUndone(round));
  }

  /** The member's bet on a round of these seeds before it began, if it counts. */
  betAt(member: string, seeds: string, nonce: number): RoundRecord | undefined {
    return this.rounds.get(this.#betAt.get(betKey({ member, seeds, nonce })) ?? "");
  }

  /** The pot of a currency, if it was ever fed. */
  pot(currency: string): PotRecord | undefined {
    return this.#pots.get(currency);
  }

  /** The last day on which the platform was asked for its open rounds. */
  get openRoundsDay(): string | undefined {
    return this.#openRounds?.day;
  }

  unfinished(): RoundRecord[] {
    return [...this.rounds.values()].filter((round) => !isFinal(round));
  }

  async close(): Promise<void> {
    await this.#journal?.close();
  }
}
