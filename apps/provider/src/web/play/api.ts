import { boot } from "../shared/boot.ts";
import {
  type DrawsState,
  type Opened,
  PLAY_DRAW_HEADER,
  PLAY_KEY_HEADER,
  type PlayError,
  type Rotated,
  type RoundView,
  type GameState,
  type TableState,
} from "../../play/contract.ts";

/** `lost`: no answer came, so the outcome is unknown. */
export type Reply<Value> =
  | { readonly kind: "ok"; readonly value: Value }
  | { readonly kind: "refused"; readonly code: PlayError }
  | { readonly kind: "lost" };

interface Calls {
  open: { body: { token: string; gameCode: string }; answer: Opened };
  resume: { body: Record<string, never>; answer: GameState };
  bet: { body: { intent: string; stake: string; choice: string; round?: number }; answer: RoundView };
  draws: { body: Record<string, never>; answer: DrawsState };
  table: { body: { seen?: string }; answer: TableState };
  turn: { body: { intent: string; turn: string; seen: string }; answer: RoundView };
  "cash-out": { body: { intent: string }; answer: RoundView };
  round: { body: { intent: string }; answer: RoundView };
  rotate: { body: { clientSeed: string }; answer: Rotated };
}

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
    const { code } = await read<{ code: PlayError }>(response);
    return code === "unavailable" && name === "bet" ? { kind: "lost" } : { kind: "refused", code };
  } catch {
    return { kind: "lost" };
  }
}
