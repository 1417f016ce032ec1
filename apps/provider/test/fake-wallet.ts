import { REFUSALS, type Refusal } from "@baize/api/provider/answer";
import type { FreeRoundsAnswer } from "@baize/api/provider/free-rounds";
import type { OpenRoundsAnswer } from "@baize/api/provider/open-rounds";
import type { Operation } from "@baize/api/provider/operations";

/** The fields of any request that the fake wallet reads. */
export interface Move {
  readonly member?: string;
  readonly session?: string;
  readonly token?: string;
  readonly gameCode?: string;
  readonly roundId?: string;
  readonly transactionId?: string;
  readonly betTransactionId?: string;
  readonly amount?: string;
  /** The right wins of a result that is corrected. */
  readonly wins?: readonly { readonly transactionId: string; readonly amount: string }[];
  readonly pot?: { readonly id: string; readonly amount: string };
  readonly campaign?: string;
  readonly totalBet?: string;
  readonly status?: string;
  readonly cursor?: string;
  readonly rake?: string;
  readonly detail?: { readonly summary?: string; readonly verifyUrl?: string };
}

const minor = (text: string): bigint => BigInt(text.replace(".", ""));
const decimal = (amount: bigint): string => `${amount / 100n}.${(amount % 100n).toString().padStart(2, "0")}`;

const KINDS = ["bet", "win", "rollback"] as const;

interface Posting {
  readonly fields: string;
  readonly kind: (typeof KINDS)[number] | "resettle";
  readonly amount: bigint;
  readonly pot: Move["pot"];
}

/** The contract's wallet, in memory: keys, replays, conflicts, tombstones. Tests compare with its balance. */
export class FakeWallet {
  balance: bigint;
  locked = false;
  /** Who opens the next game. All members have one balance. */
  member = "member-0001";
  /** The player's language. */
  language = "en";
  limits = { minBet: "1.00", maxBet: "1000.00" };
  expired = false;
  readonly postings = new Map<string, Posting>();
  readonly tombstones = new Set<string>();
  readonly #ends = new Map<string, string>();
  readonly undone = new Set<string>();
  readonly ended: { roundId: string; status: string; rake?: string }[] = [];
  /** The vendor's text about each ended round. */
  readonly summaries = new Map<string, string>();
  /** The address that proves each ended round, if it has one. */
  readonly proofs = new Map<string, string | undefined>();
  readonly tokens = new Set<string>();
  /** Campaigns of free rounds that all members have in each game, and how many are open; each round is played for 10.00. */
  readonly campaigns = new Map<string, number>();
  /** The campaign of each free bet. */
  readonly #free = new Map<string, string>();
  /** The stakes of ended rounds, as their ends say them. */
  readonly totalBets = new Map<string, string>();
  /** The pages of the rounds that the platform holds open. The cursor of a page is its index. */
  readonly openRounds: OpenRoundsAnswer["items"][] = [];

  constructor(balance = 100_000n) {
    this.balance = balance;
  }

  token(): string {
    const token = `token-${crypto.randomUUID()}`;
    this.tokens.add(token);
    return token;
  }

  sum(kind: Posting["kind"]): bigint {
    return [...this.postings.values()].reduce((sum, posting) => (posting.kind === kind ? sum + posting.amount : sum), 0n);
  }

  do(operation: Operation, move: Move): readonly [number, unknown] {
    if (operation === "openRounds") return [200, this.#listOpen(Number(move.cursor ?? "0"))];
    if (operation === "freeRounds") return [200, this.#listFree()];
    const refusal = this.#apply(operation, move);
    const money = { balance: decimal(this.balance), currency: "INR" };
    if (refusal) return [REFUSALS[refusal], { code: refusal, ...money }];
    if (operation !== "session") return [200, { code: "ok", ...money }];
    const game = { code: move.gameCode, title: "Pearl Monsoon" };
    const { limits } = this;
    const seat = {
      session: "session-0001",
      member: this.member,
      currencyDigits: 2,
      language: this.language,
      expiresAt: "2099-01-01T00:00:00Z",
    };
    return [200, { code: "ok", ...money, ...seat, game, limits }];
  }

  #listOpen(page: number): OpenRoundsAnswer {
    const next = page + 1 < this.openRounds.length ? String(page + 1) : null;
    return { code: "ok", items: this.openRounds[page] ?? [], next };
  }

  #listFree(): FreeRoundsAnswer {
    const none = { used: 0, cancelled: 0, expired: 0, stake: "10.00", validUntil: "2099-01-01T00:00:00.000Z" };
    const playable = [...this.campaigns].filter(([, open]) => open > 0);
    return { code: "ok", items: playable.map(([campaign, open]) => ({ campaign, granted: open, open, ...none })) };
  }

  #apply(operation: Operation, move: Move): Refusal | undefined {
    if (operation === "session") return this.tokens.delete(move.token ?? "") ? undefined : "session_expired";
    if (operation === "balance") return this.expired ? "session_expired" : undefined;
    if (operation === "endRound") return this.#end(move);
    if (operation === "resettle") return this.#resettle(move);
    const kind = KINDS.find((one) => one === operation);
    if (kind === undefined) throw new Error(`The sandbox vendor never calls ${operation}`);
    return this.#post(kind, move);
  }

  #end(move: Move): Refusal | undefined {
    const { transactionId = "", roundId = "", status = "", rake, detail, totalBet = "" } = move;
    const [fields, before] = [JSON.stringify(move), this.#ends.get(transactionId)];
    if (before !== undefined) return before === fields ? undefined : "conflict";
    this.#ends.set(transactionId, fields);
    this.summaries.set(roundId, detail?.summary ?? "");
    this.proofs.set(roundId, detail?.verifyUrl);
    this.totalBets.set(roundId, totalBet);
    this.ended.push({ roundId, status, rake });
    return undefined;
  }

  /** Takes the wins of the wrong result, and pays those of the right one. */
  #resettle(move: Move): Refusal | undefined {
    const { transactionId = "", roundId = "", wins = [], detail } = move;
    const [fields, before] = [JSON.stringify(move), this.postings.get(transactionId)];
    if (before) return before.fields === fields ? undefined : "conflict";
    const wrong = minor(move.amount ?? "0");
    this.postings.set(transactionId, { fields, kind: "resettle", amount: wrong, pot: undefined });
    this.balance += wins.reduce((sum, { amount }) => sum + minor(amount), -wrong);
    this.summaries.set(roundId, detail?.summary ?? "");
    return undefined;
  }

  #post(kind: (typeof KINDS)[number], move: Move): Refusal | undefined {
    const id = move.transactionId ?? "";
    const amount = minor(move.amount ?? "0");
    const fields = JSON.stringify(move);
    const before = this.postings.get(id);
    if (before) return before.fields === fields ? undefined : "conflict";
    const refusal =
      kind === "bet" ? this.#bet(id, amount, move.campaign) : kind === "win" ? this.#win(move) : this.#rollback(move);
    if (refusal) return refusal;
    const bet = kind === "rollback" && !this.undone.has(move.betTransactionId ?? "") ? 0n : amount;
    this.postings.set(id, { fields, kind, amount: bet, pot: move.pot });
    this.balance += kind === "bet" ? -amount : bet;
    return undefined;
  }

  #bet(id: string, amount: bigint, campaign: string | undefined): Refusal | undefined {
    if (this.tombstones.has(id)) return "tombstoned";
    if (this.expired) return "session_expired";
    if (this.locked) return "locked";
    if ((amount === 0n) !== (campaign !== undefined)) return "invalid";
    if (campaign !== undefined) return this.#useFree(id, campaign);
    return amount > this.balance ? "insufficient" : undefined;
  }

  #useFree(id: string, campaign: string): Refusal | undefined {
    const open = this.campaigns.get(campaign);
    if (open === undefined) return "not_found";
    if (open === 0) return "limit_reached";
    this.campaigns.set(campaign, open - 1);
    this.#free.set(id, campaign);
    return undefined;
  }

  #win({ betTransactionId = "" }: Move): Refusal | undefined {
    if (!this.postings.has(betTransactionId)) return "not_found";
    return this.undone.has(betTransactionId) ? "conflict" : undefined;
  }

  #rollback({ betTransactionId = "" }: Move): Refusal | undefined {
    const campaign = this.#free.get(betTransactionId);
    if (campaign !== undefined) this.campaigns.set(campaign, (this.campaigns.get(campaign) ?? 0) + 1);
    if (this.postings.has(betTransactionId)) this.undone.add(betTransactionId);
    else this.tombstones.add(betTransactionId);
    return undefined;
  }
}
