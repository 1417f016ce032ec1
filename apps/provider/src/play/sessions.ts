import { createHash, randomBytes } from "node:crypto";
import type { FreeRoundsAnswer } from "@baize/api/provider/free-rounds";
import type { Book } from "../rounds/book.ts";
import type { SessionRecord } from "../rounds/records.ts";
import type { Result, Wallet } from "../wallet/client.ts";

const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/** Sessions of the game's page. The browser holds the key; the provider stores its hash. */
export class Sessions {
  readonly #book: Book;
  readonly #wallet: Wallet;
  readonly #now: () => number;

  constructor(book: Book, wallet: Wallet, now: () => number) {
    this.#book = book;
    this.#wallet = wallet;
    this.#now = now;
  }

  /** Exchanges the one-time token. */
  async open(token: string, gameCode: string): Promise<Result<{ key: string; session: SessionRecord }>> {
    const result = await this.#wallet("session", { token, gameCode });
    if (result.kind !== "ok") return result;
    const { session, member, currency, currencyDigits, balance, game, limits, expiresAt, language } = result.answer;
    const key = randomBytes(32).toString("base64url");
    const id = hashOf(key);
    const details = { session, member, currency, digits: currencyDigits, balance, game, limits, expiresAt, language };
    const record: SessionRecord = { kind: "session", id, ...details };
    await this.#book.save(record);
    return { kind: "ok", answer: { key, session: record } };
  }

  /** Also finds an ended session: the page may ask for the result of a round after it. */
  findAny(key: string | undefined): SessionRecord | undefined {
    return key ? this.#book.sessions.get(hashOf(key)) : undefined;
  }

  find(key: string | undefined): SessionRecord | undefined {
    const session = this.findAny(key);
    return session && Date.parse(session.expiresAt) > this.#now() ? session : undefined;
  }

  /** What the platform has given the player to play free in the title of the session. */
  async freeRounds({ member, currency, game }: SessionRecord): Promise<Result<FreeRoundsAnswer>> {
    return this.#wallet("freeRounds", { member, currency, gameCode: game.code });
  }

  /** The platform's current balance; `session_expired` when the session ended there first. */
  async balance(session: SessionRecord): Promise<Result<{ balance: string }>> {
    return this.#wallet("balance", { session: session.session, member: session.member, currency: session.currency });
  }
}
