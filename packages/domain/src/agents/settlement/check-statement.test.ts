import { generateKeyPairSync, sign } from "node:crypto";
import { expect, it } from "vitest";
import { canonicalJson } from "../../object/canonical-json.ts";
import { checkStatement, type StatementCheck } from "./check-statement.ts";
import { inWholeUnits } from "./computed.ts";
import { rateLine } from "./line.ts";
import { leafOf, proofIn, rootOf, treeOf } from "../../proof/merkle.ts";
import { type ProvenFile, provenStatementText, readProvenStatement } from "./proven-file.ts";
import { readStatement } from "./read-statement.ts";
import { statementText } from "./statement.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const key = { kty: "OKP", crv: "Ed25519", x: publicKey.export({ format: "jwk" }).x ?? "" } as const;
const terms = { type: "daily", period: "D", minBet: 0n, tiers: [{ atLeast: { players: 2n }, rates: { ratio: 3000 } }] } as const;
const window = { start: Date.parse("2026-01-05T18:30:00Z"), end: Date.parse("2026-01-06T18:30:00Z") };

function textOf(memberId: string, bet: bigint): string {
  const { lines, amount } = inWholeUnits([rateLine({ branchId: "b", gameType: "RNG", rule: "play" }, bet, 3000)]);
  const head = { brand: "baize", currency: "INR", contractId: "c", version: 1, terms, memberId, payer: "upline" } as const;
  const computed = { measures: { betAmount: bet, players: 2n }, tier: 0, lines, base: bet, amount, carry: [] };
  return statementText({ ...head, window, rules: 1, dividendBase: "netted" }, computed);
}

const part = (text: string) => Buffer.from(text).toString("base64url");
const flipped = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);

async function proven(): Promise<ProvenFile> {
  const texts = [textOf("one", 100_500n), textOf("two", 40_000n), textOf("three", 7000n)];
  const leaves = await Promise.all(texts.map((text) => leafOf(text)));
  const times = { start: new Date(window.start).toISOString(), end: new Date(window.end).toISOString() };
  const run = canonicalJson({ brand: "baize", type: "daily", window: times, amount: "441", root: await rootOf(leaves) });
  const body = `${part('{"alg":"EdDSA"}')}.${part(run)}`;
  const signed = `${body}.${sign(null, Buffer.from(body), privateKey).toString("base64url")}`;
  return { statement: texts[1] ?? "", leaf: leaves[1] ?? "", proof: proofIn(await treeOf(leaves), 1), signed, key };
}

const wrong = async (file: ProvenFile, by = key): Promise<StatementCheck[]> => {
  const { checks } = await checkStatement(file, by);
  return (["leaf", "path", "root", "signature", "sum"] as const).filter((name) => !checks[name]);
};

it("reads what a statement says, and a file of it, as they were written", async () => {
  const file = await proven();
  expect(readProvenStatement(provenStatementText(file))).toEqual(file);
  expect(readStatement(file.statement)).toMatchObject({
    brand: "baize",
    contract: { type: "daily", period: "D", tiers: terms.tiers },
    memberId: "two",
    window,
    measures: { betAmount: 40_000n, players: 2n },
    amount: 120n,
    lines: [{ branchId: "b", rule: "play", base: 40_000n, rate: 3000, micro: 120_000_000n }],
  });
  for (const text of ["", "{"]) expect(() => readProvenStatement(text)).toThrow(SyntaxError);
  for (const text of ["[]", "{}", provenStatementText(file).replace(file.leaf, "00")])
    expect(() => readProvenStatement(text)).toThrow(TypeError);
});

it("says which part of a changed file does not agree", async () => {
  const file = await proven();
  expect(await checkStatement(file, key)).toMatchObject({ isRight: true, statement: { amount: 120n } });
  expect(await wrong({ ...file, statement: file.statement.replace('"amount":"120"', '"amount":"121"') })).toEqual([
    "leaf",
    "root",
    "sum",
  ]);
  const [step, ...rest] = file.proof;
  if (!step) throw new Error("The proof has no step");
  expect(await wrong({ ...file, proof: [{ ...step, hash: flipped(step.hash) }, ...rest] })).toEqual(["path", "root"]);
  expect(await wrong({ ...file, leaf: flipped(file.leaf) })).toEqual(["leaf", "path"]);
  expect(await wrong({ ...file, signed: `${file.signed.slice(0, -4)}AAAA` })).toEqual(["signature"]);
  expect(await wrong({ ...file, signed: "" })).toEqual(["path", "root", "signature"]);
  expect(await wrong(file, { ...key, x: "AAAA" })).toEqual(["signature"]);
  expect(await wrong({ ...file, statement: "{}" })).toEqual(["leaf", "root", "sum"]);
});
