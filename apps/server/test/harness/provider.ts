import { randomBytes } from "node:crypto";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { OPERATIONS, type Operation } from "@baize/api/provider/operations";
import { signHeaders } from "@baize/api/provider/sign";
import type { GameProvider } from "../../src/platform/config/game-providers.ts";
import { clientOf } from "./client.ts";
import { addMember, signIn, type TestMember } from "./member.ts";
import type { World } from "./world.ts";

export interface Reply {
  readonly status: number;
  readonly code?: string;
  readonly balance?: string;
  readonly currency?: string;
  readonly replayed?: boolean;
  readonly reference?: string;
  readonly session?: string;
  readonly member?: string;
  readonly [other: string]: unknown;
}

// Tests check the server's answers field by field.
const asReply = (body: unknown, status: number): Reply => ({ ...(body as object), status });

/** A request signed as the sandbox provider signs it, or another one. */
export function signedRequest(
  operation: Operation,
  body: object,
  now: number,
  headers: Record<string, string> = {},
  { id: provider, secret }: Pick<GameProvider, "id" | "secret"> = SANDBOX_PROVIDER,
) {
  const { path } = OPERATIONS[operation];
  const text = JSON.stringify(body);
  const signed = signHeaders({ provider, method: "POST", path, body: text }, secret, now);
  return { path, init: { method: "POST", body: text, headers: { "content-type": "application/json", ...signed, ...headers } } };
}

/** One signed call, which a test may send repeatedly with the same nonce and signature. */
export function signedCall(
  world: World,
  operation: Operation,
  body: object,
  headers: Record<string, string> = {},
): () => Promise<Reply> {
  const { path, init } = signedRequest(operation, body, world.system.now().getTime(), headers);
  return async () => {
    const response = await world.fetch(path, init);
    return asReply(await response.json(), response.status);
  };
}

/** Sends these bytes as they are; signed are they, or others. */
export async function signedBytes(
  world: World,
  operation: Operation,
  bytes: Uint8Array<ArrayBuffer>,
  { sign = bytes, headers = {} }: { sign?: Uint8Array; headers?: Record<string, string> },
): Promise<Reply> {
  const { path } = OPERATIONS[operation];
  const call = { provider: SANDBOX_PROVIDER.id, method: "POST", path, body: sign };
  const signed = signHeaders(call, SANDBOX_PROVIDER.secret, world.system.now().getTime());
  const init = { method: "POST", body: bytes, headers: { "content-type": "application/json", ...signed, ...headers } };
  const response = await world.fetch(path, init);
  return asReply(await response.json(), response.status);
}

/** Makes one signed call as the sandbox provider does. */
export async function providerCall(
  world: World,
  operation: Operation,
  body: object,
  headers: Record<string, string> = {},
): Promise<Reply> {
  return await signedCall(world, operation, body, headers)();
}

/** Every page of a call that lists; `read` reads one as the contract says. */
export async function callPages<Page extends { readonly next: string | null }>(
  world: World,
  operation: Operation,
  body: object,
  read: (answer: object) => Page,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { status: _, ...answer } = await providerCall(world, operation, { ...body, cursor });
    const page = read(answer);
    pages.push(page);
    cursor = page.next;
  }
  return pages;
}

/** The answers of a bulk call, in the order of its calls. */
export function answersOf({ answers }: Reply): readonly Reply[] {
  if (!Array.isArray(answers)) throw new Error("This is no answer to a bulk call");
  return answers;
}

export const vendorId = (prefix: string): string => `${prefix}_${randomBytes(9).toString("hex")}`;

export interface Seat {
  readonly session: string;
  readonly member: string;
  readonly currency: string;
  readonly gameCode: string;
}

/** Launches the slot as a signed-in member and exchanges the token, as the game's server does. */
export async function takeSeat(world: World, token: string, gameId = "test.slot"): Promise<Seat> {
  const { game_url, game } = await clientOf(world, token).write("games.launch", { gameId });
  const launchToken = new URL(game_url ?? "").searchParams.get("token") ?? "";
  const reply = await providerCall(world, "session", { token: launchToken, gameCode: game.code });
  if (reply.code !== "ok" || !reply.session || !reply.member || !reply.currency) throw new Error(`No seat: ${reply.code}`);
  return { session: reply.session, member: reply.member, currency: reply.currency, gameCode: game.code };
}

export interface BetFields {
  readonly amount?: string;
  readonly roundId?: string;
  readonly transactionId?: string;
  readonly pot?: { readonly id: string; readonly amount: string };
  readonly campaign?: string;
}

export async function placeBet(
  world: World,
  seat: Seat,
  fields: BetFields = {},
): Promise<Reply & { roundId: string; transactionId: string }> {
  const ids = { roundId: fields.roundId ?? vendorId("round"), transactionId: fields.transactionId ?? vendorId("bet") };
  const reply = await providerCall(world, "bet", {
    ...seat,
    amount: fields.amount ?? "10.00",
    pot: fields.pot,
    campaign: fields.campaign,
    ...ids,
  });
  return { ...reply, ...ids };
}

/** Fields of a win or a rollback of one bet. */
export function about(
  seat: Seat,
  bet: { roundId: string; transactionId: string },
  amount: string,
  transactionId = vendorId("move"),
) {
  const { session: _, ...who } = seat;
  return { ...who, roundId: bet.roundId, betTransactionId: bet.transactionId, transactionId, amount };
}

export function ending(seat: Seat, roundId: string, totalBet: string, totalWin: string, status: "settled" | "void" = "settled") {
  const { session: _, ...who } = seat;
  return { ...who, roundId, transactionId: vendorId("end"), totalBet, totalWin, status };
}

/** Fields that take the result of a round's end back. */
export function unsettling(seat: Seat, end: { readonly roundId: string; readonly transactionId: string }, amount: string) {
  const { session: _, ...who } = seat;
  return { ...who, roundId: end.roundId, transactionId: vendorId("undo"), endTransactionId: end.transactionId, amount };
}

/** Fields that settle a round of this end, which won `was`, by this win on the bet instead; `0.00` where it is lost. */
export function resettling(
  seat: Seat,
  end: { readonly roundId: string; readonly transactionId: string },
  bet: { readonly transactionId: string },
  {
    was,
    won,
    staked = "10.00",
    pot,
  }: { readonly was: string; readonly won: string; readonly staked?: string } & Pick<BetFields, "pot">,
) {
  const win = { transactionId: vendorId("win"), betTransactionId: bet.transactionId, amount: won, ...(pot && { pot }) };
  return { ...unsettling(seat, end, was), totalBet: staked, totalWin: won, wins: won === "0.00" ? [] : [win] };
}

export interface Table {
  readonly world: World;
  readonly member: TestMember;
  readonly token: string;
  readonly seat: Seat;
}

/** A member with ₹1,000.00 at the slot. */
export async function seatedIn(world: World, rest: Parameters<typeof addMember>[2] = {}): Promise<Table> {
  const member = await addMember(world, 100_000n, rest);
  const token = await signIn(world, member);
  return { world, member, token, seat: await takeSeat(world, token) };
}
