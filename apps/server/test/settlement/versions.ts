import type { Agreed, Calendar } from "./reference.ts";

/** One version of a contract; the highest of its rates says which others it covers. */
export interface Version extends Agreed {
  readonly top: number;
  /** Infinity: it has no end yet. */
  endsAt: number;
}

/** Every version of the contracts of a trial with the span in which it counts, kept by hand: it shares no code with the product. */
export class Versions {
  readonly all: Version[] = [];
  readonly #calendar: Calendar;

  constructor(calendar: Calendar) {
    this.#calendar = calendar;
  }

  windowOf({ type, period }: Pick<Agreed, "type" | "period">, at: number): readonly [number, number] {
    return this.#calendar.span(type === "realTime" ? "5" : period, at);
  }

  /** The version of a member that has no end yet. */
  openOf(memberId: string, type: Agreed["type"]): Version | undefined {
    return this.all.find((one) => one.memberId === memberId && one.type === type && one.endsAt === Infinity);
  }

  openBelow({ memberId, type }: Version): Version[] {
    return this.all.filter((one) => one.uplineId === memberId && one.type === type && one.endsAt === Infinity);
  }

  /** The span of each, as `Trial.storedSpans` has them. */
  spans(): string[] {
    return this.all
      .map(({ type, memberId, uplineId, startsAt, endsAt }) => [type, memberId, uplineId ?? "brand", startsAt, endsAt].join(" "))
      .toSorted();
  }

  /** Signs a version: it starts with the next window after all that is agreed. What it replaces, and what pays more below, ends there. */
  sign(signed: Omit<Version, "startsAt" | "endsAt">, now: number): Version {
    const { memberId, uplineId, type, top } = signed;
    const former = this.openOf(memberId, type);
    const cover = uplineId === null ? undefined : this.openOf(uplineId, type);
    const own = this.all.filter((one) => one.memberId === memberId && one.type === type && one.endsAt < Infinity);
    const busy = [cover?.startsAt ?? 0, former ? this.#endOfWindow(former, now) : 0, ...own.map(({ endsAt }) => endsAt)];
    const next = Math.max(this.windowOf(signed, now)[1], ...busy);
    const [start, end] = this.windowOf(signed, next);
    const startsAt = start === next ? start : end;
    const below = former ? this.openBelow(former) : [];
    if (former) this.#end(former, startsAt);
    for (const one of below) if (one.top > top) this.#endWithBelow(one, startsAt);
    const version = { ...signed, startsAt, endsAt: Infinity };
    this.all.push(version);
    return version;
  }

  /** Ends a version with the window that runs, and all below it. */
  end(version: Version, now: number): void {
    const until = this.#endOfWindow(version, now);
    for (const one of this.openBelow(version)) this.#endWithBelow(one, until);
    version.endsAt = until;
  }

  /** The end of the window that runs; for a version that has not started, its start, so that it never counts. */
  #endOfWindow(version: Version, now: number): number {
    return version.startsAt > now ? version.startsAt : this.windowOf(version, now)[1];
  }

  #end(version: Version, until: number): void {
    version.endsAt = Math.max(version.startsAt, this.windowOf(version, until)[0]);
  }

  #endWithBelow(version: Version, until: number): void {
    for (const one of this.openBelow(version)) this.#endWithBelow(one, until);
    this.#end(version, until);
  }
}
