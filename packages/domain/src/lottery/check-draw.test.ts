import { generateKeyPairSync, sign } from "node:crypto";
import { expect, it } from "vitest";
import { leafOf, proofIn, treeOf } from "../proof/merkle.ts";
import { checkDraw, DRAW_CHECKS, type DrawCheck, type DrawReport, payoutPartsOf, subjectOf } from "./check-draw.ts";
import { commitmentOf, drawNumbers } from "./draw-numbers.ts";
import {
  type ClosedDraw,
  closedDrawText,
  type DrawFile,
  drawFileText,
  readClosedDraw,
  readDrawFile,
  type TicketProof,
} from "./draw-proof.ts";
import { lotteryGameOf } from "./games.ts";
import { priceBet } from "./price.ts";
import { Settler } from "./settle.ts";
import { readTicket, ticketText } from "./ticket-text.ts";

const CLOSED_AT = Date.parse("2026-11-28T10:00:00.000Z");
const SEED = "00112233445566778899aabbccddeeff".repeat(2);
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const key = { kty: "OKP", crv: "Ed25519", x: publicKey.export({ format: "jwk" }).x ?? "" } as const;

function signedBy(text: string): string {
  const parts = [JSON.stringify({ alg: "EdDSA" }), text].map((part) => Buffer.from(part).toString("base64url")).join(".");
  return `${parts}.${sign(null, Buffer.from(parts), privateKey).toString("base64url")}`;
}

/** The file of a ticket that was accepted at this time, at the table's return or another; all else of it agrees. */
async function makeFile(at: number, given: { readonly returnPpm?: number } = {}): Promise<DrawFile> {
  const game = lotteryGameOf("QUICK_DICE");
  if (!game) throw new Error("There is no such game");
  const priced = priceBet(game, { play: "sum-half", selection: "big", unit: 100n, multiple: 1, rebatePpm: 0 }, "INR");
  if (!priced.ok) throw new Error(priced.code);
  const draw = { game: game.code, issue: "261128-0600" };
  const text = ticketText({
    id: "1",
    game,
    issue: draw.issue,
    currency: "INR",
    at,
    bets: [{ ...priced.bet, ...given }],
    salt: "salt",
  });
  const leaf = await leafOf(text);
  const tree = await treeOf([leaf, await leafOf("another")]);
  const root = tree.at(-1)?.[0] ?? "";
  const commitment = await commitmentOf(draw, SEED);
  const numbers = await drawNumbers(game.family, draw, SEED, root);
  const { payout } = payoutPartsOf(readTicket(text), new Settler(numbers));
  const signed = signedBy(closedDrawText({ ...draw, commitment, tickets: 2, root, closedAt: CLOSED_AT }));
  return {
    signed,
    seed: SEED,
    numbers,
    key,
    ticket: { text, leaf, proof: proofIn(tree, 0), payout: String(payout), unpaid: null },
  };
}

const failedOf = ({ checks }: DrawReport) => DRAW_CHECKS.filter((name) => checks[name] === false);
const failing = async (...given: Parameters<typeof makeFile>) => failedOf(await checkDraw(await makeFile(...given), key));

it("accepts a ticket up to the signed close of its draw", async () => {
  expect(await failing(CLOSED_AT - 60_000)).toEqual([]);
  expect(await failing(CLOSED_AT)).toEqual([]);
});

it("refuses a ticket that is later than the signed close, though its leaf leads to the root", async () => {
  expect(await failing(CLOSED_AT + 1)).toEqual(["ticket"]);
});

it("refuses a ticket whose return was cut, though it was paid what that return gives", async () => {
  expect(await failing(CLOSED_AT, { returnPpm: 477_500 })).toEqual(["odds"]);
});

const flipped = (hex: string) => (Number.parseInt(hex.slice(0, 1), 16) ^ 1).toString(16) + hex.slice(1);

/** The file with another text in the place of what was signed; its signature stays. */
function forgedDraw(file: DrawFile, change: Partial<ClosedDraw>): DrawFile {
  const [header, , signature] = file.signed.split(".");
  const text = closedDrawText({ ...readClosedDraw(file.signed), ...change });
  return { ...file, signed: [header, Buffer.from(text).toString("base64url"), signature].join(".") };
}

const withTicket = (file: DrawFile, change: Partial<TicketProof>): DrawFile => ({
  ...file,
  ticket: file.ticket && { ...file.ticket, ...change },
});

it.each([
  [
    "the root",
    (file) => forgedDraw(file, { root: flipped(readClosedDraw(file.signed).root) }),
    ["signature", "numbers", "path", "ticket"],
  ],
  [
    "the commitment",
    (file) => forgedDraw(file, { commitment: flipped(readClosedDraw(file.signed).commitment) }),
    ["signature", "seed"],
  ],
  ["the seed", (file) => ({ ...file, seed: flipped(file.seed) }), ["seed", "numbers"]],
  [
    "the path",
    (file) => withTicket(file, { proof: file.ticket?.proof.map((step) => ({ ...step, hash: flipped(step.hash) })) ?? [] }),
    ["path", "ticket"],
  ],
  ["the leaf", (file) => withTicket(file, { leaf: flipped(file.ticket?.leaf ?? "") }), ["leaf", "path"]],
] satisfies readonly [string, (file: DrawFile) => DrawFile, readonly DrawCheck[]][])(
  "refuses a file of which one bit of %s is flipped, and names what fails",
  async (_, forge, failed) => {
    expect(failedOf(await checkDraw(forge(await makeFile(CLOSED_AT)), key))).toEqual(failed);
  },
);

it("refuses a ticket that was added to a draw: it has no way to the signed root", async () => {
  const file = await makeFile(CLOSED_AT);
  const text = file.ticket?.text.replace('"1"', '"2"') ?? "";
  const added = withTicket(file, { text, leaf: await leafOf(text) });
  expect(failedOf(await checkDraw(added, key))).toEqual(["path", "ticket"]);
  // A tree with the added ticket has another root, which the key has not signed and which gives other numbers.
  const tree = await treeOf([await leafOf(text), file.ticket?.leaf ?? ""]);
  const forged = forgedDraw(withTicket(added, { proof: proofIn(tree, 0) }), { root: tree.at(-1)?.[0] ?? "" });
  expect(failedOf(await checkDraw(forged, key))).toContain("signature");
});

/** Whether all of a file agrees, and what the texts of two checks are about. */
const subjects = async (text: string) => {
  const report = await checkDraw(readDrawFile(text), key);
  return [report.isRight, subjectOf("prize", report), subjectOf("leaf", report)];
};

it("says of a win that was not paid whether it is held or refused, and reads files that say nothing of it", async () => {
  const file = await makeFile(CLOSED_AT);
  const ticket = file.ticket;
  if (!ticket) throw new Error("The file has no ticket");
  for (const unpaid of ["held", "refused"] as const)
    expect(await subjects(drawFileText({ ...file, ticket: { ...ticket, unpaid } }))).toEqual([true, unpaid, "leaf"]);
  const text = drawFileText(file);
  expect(await subjects(text)).toEqual([true, "prize", "leaf"]);
  expect(text).toContain(',"unpaid":null');
  expect(await subjects(text.replace(',"unpaid":null', ""))).toEqual([true, "prize", "leaf"]);
  expect(() => readDrawFile(text.replace('"unpaid":null', '"unpaid":"paid"'))).toThrow(TypeError);
});
