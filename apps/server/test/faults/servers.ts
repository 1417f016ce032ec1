import { Died, startVictim, type Victim } from "./victim.ts";

interface Place {
  /** Where the server keeps its data: `DATA_DIR` or `DATABASE_URL`. */
  readonly env: Record<string, string>;
  readonly brand: string;
}

/** The running server, started again after each kill. */
export class Servers {
  readonly #place: Place;
  #victim: Promise<Victim> | undefined;

  constructor(place: Place) {
    this.#place = place;
  }

  async running(): Promise<Victim> {
    this.#victim ??= startVictim(this.#place.env, this.#place.brand);
    return await this.#victim;
  }

  async stop(): Promise<void> {
    const dead = await this.#victim;
    this.#victim = undefined;
    await dead?.stop();
  }
}

/** Whether the server died before it answered. */
export async function hasDied(asked: Promise<unknown>): Promise<boolean> {
  return await asked.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Died) return true;
      throw error;
    },
  );
}
