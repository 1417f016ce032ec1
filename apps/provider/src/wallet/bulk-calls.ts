import type { RefusalAnswer, WalletAnswer } from "@baize/api/provider/answer";
import type { BulkCall } from "@baize/api/provider/bulk";
import type { Result, Wallet } from "./client.ts";
import { takeCalls } from "./take-calls.ts";

/** Bulks under way: a platform answers a few at once sooner than many. */
const AT_ONCE = 8;
/** Calls sent alone that are under way. They have their own limit, so that slow bulks do not hold them up. */
const ALONE_AT_ONCE = 8;
/** Rounds that are remembered as unknown, at most; the oldest are forgotten first. */
const MOST_UNKNOWN = 10_000;
/** A bulk has calls of one operation, of the first of these that has some. Ends come last: no player waits for their answers. */
const ORDER = ["win", "bet", "rollback", "endRound"] as const satisfies readonly BulkCall["operation"][];

interface Waiting {
  readonly call: BulkCall;
  readonly answer: (result: Result<WalletAnswer>) => void;
}

const NOT_SENT: Result<WalletAnswer> = { kind: "unknown", why: "not sent before the end" };

function resultOf(answer: WalletAnswer | RefusalAnswer | undefined): Result<WalletAnswer> {
  if (!answer) return { kind: "unknown", why: "an answer is missing in the bulk" };
  return answer.code === "ok" ? { kind: "ok", answer } : { kind: "refused", code: answer.code, balance: answer.balance };
}

/**
 * Sends the calls that wait at the same time together: the bets of a table come in the same seconds, and are decided in the same moment. Each call gets its own
 * result. If the bulk as a whole gets no answer, the result of each of its calls is `unknown`, and the caller repeats it as it repeats a lone call. The next call of
 * such a round is sent alone, so that one call that always fails does not stop the others.
 */
export class BulkCalls {
  readonly #wallet: Wallet;
  readonly #end: AbortSignal;
  readonly #waiting: Record<BulkCall["operation"], Waiting[]> = { win: [], bet: [], rollback: [], endRound: [] };
  /** They go one by one in the order in which they came, so that calls that fail again and again do not go before others. */
  readonly #alone: Waiting[] = [];
  /** Rounds whose last result was unknown. */
  readonly #unknown = new Set<string>();
  #underWay = 0;
  #aloneUnderWay = 0;
  #planned = false;

  /** @param end Calls that wait then are not sent any more. */
  constructor(wallet: Wallet, end: AbortSignal) {
    this.#wallet = wallet;
    this.#end = end;
    end.addEventListener("abort", () => {
      for (const { answer } of [...ORDER.flatMap((operation) => this.#waiting[operation].splice(0)), ...this.#alone.splice(0)])
        answer(NOT_SENT);
    });
  }

  async send(call: BulkCall): Promise<Result<WalletAnswer>> {
    if (this.#end.aborted) return NOT_SENT;
    const { promise, resolve } = Promise.withResolvers<Result<WalletAnswer>>();
    const queue = this.#unknown.has(call.request.roundId) ? this.#alone : this.#waiting[call.operation];
    queue.push({ call, answer: (result) => resolve(this.#remember(call, result)) });
    if (!this.#planned) {
      this.#planned = true;
      // After all that the journal has written by now.
      setImmediate(() => {
        this.#planned = false;
        this.#fill();
        this.#fillAlone();
      });
    }
    return await promise;
  }

  #remember({ request: { roundId } }: BulkCall, result: Result<WalletAnswer>): Result<WalletAnswer> {
    this.#unknown.delete(roundId);
    if (result.kind === "unknown") this.#unknown.add(roundId);
    for (const oldest of this.#unknown) {
      if (this.#unknown.size <= MOST_UNKNOWN) break;
      this.#unknown.delete(oldest);
    }
    return result;
  }

  /** The calls of the next bulk. What waits is divided among the bulks that may begin. */
  #takeNext(): Waiting[] {
    const operation = ORDER.find((each) => this.#waiting[each].length > 0);
    if (!operation) return [];
    const waiting = this.#waiting[operation];
    return takeCalls(waiting, Math.ceil(waiting.length / (AT_ONCE - this.#underWay)));
  }

  #fill(): void {
    while (this.#underWay < AT_ONCE) {
      const next = this.#takeNext();
      if (next.length === 0) return;
      this.#underWay += 1;
      void this.#carryOut(next).finally(() => {
        this.#underWay -= 1;
        this.#fill();
      });
    }
  }

  #fillAlone(): void {
    while (this.#aloneUnderWay < ALONE_AT_ONCE) {
      const next = this.#alone.shift();
      if (!next) return;
      this.#aloneUnderWay += 1;
      void this.#carryOut([next]).finally(() => {
        this.#aloneUnderWay -= 1;
        this.#fillAlone();
      });
    }
  }

  async #carryOut(some: readonly Waiting[]): Promise<void> {
    const result = some.length > 1 ? await this.#wallet("bulk", { calls: some.map(({ call }) => call) }) : undefined;
    // The body of one call is not as the contract says, and none was carried out. Alone each gets its own answer.
    if (!result || (result.kind === "refused" && result.code === "invalid"))
      await Promise.all(some.map(async ({ call, answer }) => answer(await this.#sendAlone(call))));
    else some.forEach(({ answer }, place) => answer(result.kind === "ok" ? resultOf(result.answer.answers[place]) : result));
  }

  async #sendAlone(call: BulkCall): Promise<Result<WalletAnswer>> {
    if (call.operation === "bet") return await this.#wallet("bet", call.request);
    if (call.operation === "win") return await this.#wallet("win", call.request);
    if (call.operation === "rollback") return await this.#wallet("rollback", call.request);
    return await this.#wallet("endRound", call.request);
  }
}
