import { createHash, randomBytes } from "node:crypto";
import type { Book } from "../rounds/book.ts";
import type { SessionRecord } from "../rounds/records.ts";
import type { Result, Wallet } from "../wallet/client.ts";

const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/** Sessions of the game's own page. The key lives in the browser; here is only its hash. */
export class Sessions {
  readonly #book: Book;
  readonly #wallet: Wallet;
  readonly #now: () => number;

  constructor(book: Book, wallet: Wallet, now: () => number) {
    this.#book = book;
    this.#wallet = wallet;
    this.#now = now;
  }

  /** Spends the one-time token. */
  async open(token: string, gameCode: string): Promise<Result<{ key: string; session: SessionRecord }>> {
    const result = await this.#wallet("session", { token, gameCode });
    if (result.kind !== "ok") return result;
    const { session, member, currency, currencyDigits, balance, game, limits, expiresAt } = result.answer;
    const key = randomBytes(32).toString("base64url");
    const id = hashOf(key);
    const seat = { session, member, currency, digits: currencyDigits, balance, game, limits, expiresAt };
    const record: SessionRecord = { kind: "session", id, ...seat };
    await this.#book.save(record);
    return { kind: "ok", answer: { key, session: record } };
  }

  /** Also one that has ended: what became of a round may be asked after it. */
  ever(key: string | undefined): SessionRecord | undefined {
    return key ? this.#book.sessions.get(hashOf(key)) : undefined;
  }

  find(key: string | undefined): SessionRecord | undefined {
    const session = this.ever(key);
    return session && Date.parse(session.expiresAt) > this.#now() ? session : undefined;
  }

  /** What the platform says now; `session_expired` when it ended there first. */
  async balance(session: SessionRecord): Promise<Result<{ balance: string }>> {
    return this.#wallet("balance", { session: session.session, member: session.member, currency: session.currency });
  }
}
