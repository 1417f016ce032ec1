import { useSyncExternalStore } from "react";

/** A bet of the slip, as it is sent. */
export interface SlipBet {
  /** Another one for each change: a bet that was sent is known by it. */
  readonly id: string;
  readonly play: string;
  readonly selection: string;
  /** Minor units as text: storage holds no bigint. */
  readonly unit: string;
  readonly multiple: number;
  readonly rebatePpm: number;
}
export type ChasePattern = "same" | "plusOne" | "double";
export interface SlipChase {
  readonly draws: number;
  readonly pattern: ChasePattern;
  readonly stopOnWin: boolean;
}
export interface Slip {
  readonly bets: readonly SlipBet[];
  /** The draw that the person was shown when the first bet was added. */
  readonly issue: string;
  readonly chase: SlipChase | null;
  /** The intent: the same until the slip changes or is answered, in every tab. */
  readonly key: string;
  /** Of a slip as it was sent: its first try by the device's clock, in epoch milliseconds. */
  readonly sentAt?: number;
}
/** The server keeps the key of an answered slip for two days. After one day the slip is not sent again under its key. */
const RESENT_WITHIN_MS = 86_400_000;
/** Whether a slip that was sent is too old to be sent again; one of an unknown time or of the future is. */
export const isOverdue = ({ bets, sentAt = 0 }: Slip, now: number): boolean =>
  bets.length > 0 && Math.abs(now - sentAt) > RESENT_WITHIN_MS;

export const emptySlip: Slip = { bets: [], issue: "", chase: null, key: "" };

const has = <Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, unknown> =>
  typeof value === "object" && value !== null && names.every((name) => name in value);

function isBet(value: unknown): value is SlipBet {
  if (!has(value, "id", "play", "selection", "unit", "multiple", "rebatePpm")) return false;
  const texts = [value.id, value.play, value.selection, value.unit];
  return (
    texts.every((text) => typeof text === "string") &&
    /^\d{1,18}$/.test(String(value.unit)) &&
    [value.multiple, value.rebatePpm].every(Number.isSafeInteger)
  );
}

const patterns: readonly unknown[] = ["same", "plusOne", "double"] satisfies ChasePattern[];
const isChase = (value: unknown): value is SlipChase | null =>
  value === null ||
  (has(value, "draws", "pattern", "stopOnWin") &&
    Number.isSafeInteger(value.draws) &&
    patterns.includes(value.pattern) &&
    typeof value.stopOnWin === "boolean");

/** Reads a stored slip; an empty one for nothing, or for a changed value. */
export function readSlip(text: string | null): Slip {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (!has(value, "bets", "issue", "chase", "key") || !Array.isArray(value.bets)) return emptySlip;
    const { bets, issue, chase, key } = value;
    const whole = bets.every(isBet) && isChase(chase) && typeof issue === "string" && typeof key === "string";
    const sent = has(value, "sentAt") && typeof value.sentAt === "number" ? { sentAt: value.sentAt } : {};
    return whole ? { bets, issue, chase, key, ...sent } : emptySlip;
  } catch {
    return emptySlip;
  }
}

const listeners = new Set<() => void>();
const read = new Map<string, { readonly text: string | null; readonly slip: Slip }>();
const nameOf = (account: string, gameCode: string) => `lotterySlip.${account}.${gameCode}`;
const sentNameOf = (name: string) => `${name}.sent`;

/** The slip of a member for one game; the same object until it changes. */
function slipAt(name: string): Slip {
  const text = localStorage.getItem(name);
  const known = read.get(name);
  if (known?.text === text) return known.slip;
  const slip = readSlip(text);
  read.set(name, { text, slip });
  return slip;
}

const publish = () => {
  for (const listener of listeners) listener();
};

function store(name: string, slip: Slip): void {
  try {
    if (slip.bets.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(slip));
  } catch {
    // A full or closed storage: the slip lives as long as the page.
    read.set(name, { text: localStorage.getItem(name), slip });
  }
  publish();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The slip of a game, shared by all tabs of the member, and what changes it. Each change is a new intent. */
export function useSlipStore(account: string, gameCode: string) {
  const name = nameOf(account, gameCode);
  const sentName = sentNameOf(name);
  const slip = useSyncExternalStore(subscribe, () => slipAt(name));
  const sent = useSyncExternalStore(subscribe, () => slipAt(sentName));
  const change = (next: (slip: Slip) => Omit<Slip, "key">) => store(name, { ...next(slipAt(name)), key: crypto.randomUUID() });
  const forgetSent = (key: string) => {
    if (slipAt(sentName).key === key) store(sentName, emptySlip);
  };
  return {
    slip,
    /** The slip as it was sent, until the server has answered; empty where no answer is due. */
    sent,
    change,
    /** Keeps a slip as sent. False where another one is: it may have been bought, and must be answered first. */
    markSent: (sending: Slip): boolean => {
      const { bets, key, sentAt = Date.now() } = slipAt(sentName);
      if (bets.length > 0 && key !== sending.key) return false;
      store(sentName, { ...sending, sentAt });
      return true;
    },
    /** A sent slip is an ordinary one again, under a new key; a slip that the member has made meanwhile stays instead. */
    takeBack: () => {
      const { sentAt: _, ...sending } = slipAt(sentName);
      store(sentName, emptySlip);
      change((now) => (now.bets.length === 0 ? sending : now));
    },
    /** The server's answer is that nothing was bought. */
    refused: forgetSent,
    /** The same slip as a new intent. Returns its key. */
    renew: (): string => {
      change((now) => now);
      return slipAt(name).key;
    },
    /** Its bets were bought: they leave the slip in every tab, and what was added meanwhile stays. */
    answered: ({ bets: bought, key }: Slip) => {
      forgetSent(key);
      const ids = new Set(bought.map(({ id }) => id));
      const now = slipAt(name);
      const bets = now.bets.filter(({ id }) => !ids.has(id));
      if (bets.length < now.bets.length) change(() => (bets.length === 0 ? emptySlip : { ...now, bets }));
    },
  };
}

const VISITOR = "visitor";

/** The name of a slip's owner: a visitor's is kept for whoever signs in on this device next. */
export const ownerOf = (account: string | undefined): string => account ?? VISITOR;

/** After signing in, what was picked before becomes the member's own, unless they have a slip already. */
export function adoptSlip(account: string, gameCode: string): void {
  const [before, own] = [nameOf(VISITOR, gameCode), nameOf(account, gameCode)];
  const slip = slipAt(before);
  if (account === VISITOR || slip.bets.length === 0) return;
  if (slipAt(own).bets.length === 0) store(own, slip);
  store(before, emptySlip);
}
