import { type Agent, request } from "node:http";
import * as z from "zod/mini";

const round = z.object({ phase: z.string() });
const refusal = z.object({ code: z.string() });
const table = z.object({
  seen: z.string(),
  round: z.int(),
  phase: z.enum(["bets", "play", "show"]),
  closesAt: z.int(),
  resultAt: z.optional(z.int()),
  recent: z.array(z.object({ round: z.int(), stops: z.array(z.array(z.int())) })),
});
const opened = z.object({ key: z.string(), table });

type TableNow = z.infer<typeof table>;

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** What a bet asks for. */
export interface FrameBet {
  readonly intent: string;
  readonly stake: string;
  readonly choice: string;
  readonly round: number;
}

/** The game's page of one player: the calls that it makes on the vendor, without the drawing. */
export class Frame {
  readonly #port: number;
  readonly #agent: Agent;
  #key = "";

  constructor(port: number, agent: Agent) {
    this.#port = port;
    this.#agent = agent;
  }

  async #post(name: string, body: object): Promise<Answered> {
    const headers = { "content-type": "application/json", "x-play-key": this.#key };
    const target = {
      host: "127.0.0.1",
      port: this.#port,
      agent: this.#agent,
      method: "POST",
      path: `/play-api/${name}`,
      headers,
    };
    return await new Promise((done, fail) => {
      const asked = request(target, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
        answer.on("end", () => done({ status: answer.statusCode ?? 0, body: JSON.parse(text) }));
      });
      // The vendor ends idle connections; a browser asks again, too. A bet has the same intent then.
      asked.on("error", (error) => (asked.reusedSocket ? done(this.#post(name, body)) : fail(error)));
      asked.end(JSON.stringify(body));
    });
  }

  /** Exchanges the token of the launch address. */
  async open(token: string, gameCode: string): Promise<TableNow> {
    const { status, body } = await this.#post("open", { token, gameCode });
    if (status !== 200) throw new Error(`A game was not opened: ${JSON.stringify(body)}`);
    const game = opened.parse(body);
    this.#key = game.key;
    return game.table;
  }

  async #bet(bet: FrameBet): Promise<Answered> {
    return await this.#post("bet", bet);
  }

  /** The table, as soon as it is another one than this page has seen. */
  async table(seen?: string): Promise<TableNow> {
    return table.parse((await this.#post("table", { seen })).body);
  }

  /** Waits until the table is in this phase. */
  async until(wanted: TableNow["phase"], now: TableNow): Promise<TableNow> {
    let state = now;
    while (state.phase !== wanted) state = await this.table(state.seen);
    return state;
  }

  /** Asks for a bet until it has left these phases, and answers the one that it is in. */
  async #afterPhases(intent: string, phases: readonly string[]): Promise<string> {
    for (;;) {
      const { phase } = round.parse((await this.#post("round", { intent })).body);
      if (!phases.includes(phase)) return phase;
      await new Promise((done) => setTimeout(done, 200));
    }
  }

  /** Places a bet, and asks for it until it is known what became of it: `placed` where it was taken. */
  async place(bet: FrameBet): Promise<string> {
    const { status, body } = await this.#bet(bet);
    if (status !== 200) return refusal.parse(body).code;
    const { phase } = round.parse(body);
    return phase === "pending" ? await this.#afterPhases(bet.intent, ["pending"]) : phase;
  }

  /** Waits until a bet is settled. */
  async settled(intent: string): Promise<void> {
    const phase = await this.#afterPhases(intent, ["pending", "placed"]);
    if (phase !== "settled") throw new Error(`A bet is ${phase}`);
  }
}
