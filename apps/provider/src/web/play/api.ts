import { boot } from "../shared/boot.ts";
import {
  type DrawsState,
  type FreeRoundsState,
  type Opened,
  PLAY_DRAW_HEADER,
  PLAY_KEY_HEADER,
  type LiveView,
  type PlayError,
  type PotView,
  type Rotated,
  type RoundView,
  type GameState,
  type TableState,
} from "../../play/contract.ts";
import type { SlipRequest, SlipView, SportsbookState } from "../../sportsbook/contract.ts";
import type { AskedPrices } from "../table/scene.ts";

/** `lost`: no answer came, so the outcome is unknown. */
export type Reply<Value> =
  | { readonly kind: "ok"; readonly value: Value }
  | { readonly kind: "refused"; readonly code: PlayError; readonly live?: LiveView }
  | { readonly kind: "lost" };

interface Calls {
  open: { body: { token: string; gameCode: string }; answer: Opened };
  resume: { body: Record<string, never>; answer: GameState };
  bet: {
    body: { intent: string; stake: string; choice: string; campaign?: string; round?: number; live?: AskedPrices };
    answer: RoundView;
  };
  slip: { body: SlipRequest; answer: SlipView };
  sportsbook: { body: Record<string, never>; answer: SportsbookState };
  draws: { body: Record<string, never>; answer: DrawsState };
  table: { body: { seen?: string }; answer: TableState };
  pot: { body: { seen: string }; answer: PotView };
  "free-rounds": { body: Record<string, never>; answer: FreeRoundsState };
  turn: { body: { intent: string; turn: string; seen: string }; answer: RoundView };
  "cash-out": { body: { intent: string; quote?: string }; answer: RoundView };
  round: { body: { intent: string }; answer: RoundView };
  rotate: { body: { clientSeed: string }; answer: Rotated };
}

export type Body<Name extends keyof Calls> = Calls[Name]["body"];

let key: string | undefined;
export function takeKey(next: string | undefined): void {
  key = next;
}

/** An answer of our own server; both sides are compiled from play/contract.ts. */
async function read<Value>(response: Response): Promise<Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return (await response.json()) as Value;
}

export async function call<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name]["body"],
): Promise<Reply<Calls[Name]["answer"]>> {
  const headers = {
    "content-type": "application/json",
    ...(key ? { [PLAY_KEY_HEADER]: key } : {}),
    ...(boot.launched === boot.gameCode ? {} : { [PLAY_DRAW_HEADER]: boot.gameCode }),
  };
  const options = { method: "POST", headers, body: JSON.stringify(body), signal: AbortSignal.timeout(15_000) };
  try {
    const response = await fetch(`/play-api/${name}`, options);
    if (response.ok) return { kind: "ok", value: await read(response) };
    const { code, live } = await read<{ code: PlayError; live?: LiveView }>(response);
    return code === "unavailable" && (name === "bet" || name === "slip") ? { kind: "lost" } : { kind: "refused", code, live };
  } catch {
    return { kind: "lost" };
  }
}
