import { errorFacts } from "../log/log.ts";
import type { System } from "../system.ts";
import { loadBrandStates, type PartOfStates } from "./queries.ts";
import type { LiveSources } from "./source.ts";

/** Notifications within so many ms cause one query: a busy lobby writes several lines a second. */
const GATHER_MS = 100;
/** The longest that a timer of Node may run. */
const LONGEST_MS = 2 ** 31 - 1;

interface Brand {
  state: PartOfStates | undefined;
  loading: Promise<void> | undefined;
  gather: NodeJS.Timeout | undefined;
  /** For what changes by time alone. */
  next: NodeJS.Timeout | undefined;
}

/** Keeps the state that all watchers of a brand share, for the brands that are watched. */
export class BrandWatch {
  readonly #system: System;
  readonly #sources: LiveSources;
  readonly #changed: (brand: string) => void;
  readonly #brands = new Map<string, Brand>();

  constructor(system: System, sources: LiveSources, changed: (brand: string) => void) {
    this.#system = system;
    this.#sources = sources;
    this.#changed = changed;
  }

  known(brand: string): PartOfStates | undefined {
    return this.#brands.get(brand)?.state;
  }

  async statesOf(code: string): Promise<PartOfStates> {
    const brand = this.#brands.get(code) ?? { state: undefined, loading: undefined, gather: undefined, next: undefined };
    this.#brands.set(code, brand);
    if (!brand.state) await (brand.loading ??= this.#load(code, brand));
    return brand.state ?? {};
  }

  changed(code: string): void {
    const brand = this.#brands.get(code);
    if (!brand) return;
    brand.gather ??= setTimeout(() => {
      brand.gather = undefined;
      this.#load(code, brand).then(
        () => this.#changed(code),
        (error: unknown) => this.#system.log.error("live", errorFacts(error)),
      );
    }, GATHER_MS).unref();
  }

  changedAll(): void {
    for (const code of this.#brands.keys()) this.changed(code);
  }

  close(): void {
    for (const { gather, next } of this.#brands.values()) {
      clearTimeout(gather);
      clearTimeout(next);
    }
    this.#brands.clear();
  }

  async #load(code: string, brand: Brand): Promise<void> {
    const now = this.#system.now();
    try {
      const { state, nextAt } = await loadBrandStates(this.#system.database.runSql, this.#sources, code, now);
      brand.state = state;
      clearTimeout(brand.next);
      if (nextAt)
        brand.next = setTimeout(() => this.changed(code), Math.min(nextAt.getTime() - now.getTime(), LONGEST_MS)).unref();
    } finally {
      brand.loading = undefined;
    }
  }
}
