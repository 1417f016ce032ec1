/** The last results of this process' jobs. Runs on another server are not known here. */
export class JobHealth {
  readonly #failures = new Map<string, number>();

  /** Counts one more failure in a row, and answers how many there are. */
  fail(name: string): number {
    const failures = (this.#failures.get(name) ?? 0) + 1;
    this.#failures.set(name, failures);
    return failures;
  }

  succeed(name: string): void {
    this.#failures.delete(name);
  }

  /** The jobs whose last run failed. */
  get failing(): readonly string[] {
    return [...this.#failures.keys()].toSorted();
  }
}
