import type { LiveWatch } from "../../src/platform/live/watch.ts";
import type { System } from "../../src/platform/system.ts";
import type { BRANDS } from "../../src/seed/brands.ts";

export interface Logged {
  readonly event: string;
  readonly facts: Record<string, unknown>;
}

export interface World {
  readonly system: System;
  /** Checks its streams once a second, and whenever it is told to. */
  readonly live: LiveWatch;
  readonly host: string;
  readonly brand: string;
  readonly currency: string;
  /** Sends one request to this world's host. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Moves this world's clock forward, or back by a negative number. */
  advance(milliseconds: number): void;
  /** The log: empty unless the test breaks something on purpose. */
  readonly logged: Logged[];
}

export interface WorldOptions {
  readonly profile?: "strict" | "classic";
  readonly config?: Partial<(typeof BRANDS)[number]["config"]>;
  readonly environment?: Record<string, string>;
}
