import { generateKeyPairSync, sign } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { groupsOf, leafOf, proofBy, proofIn, rootFrom, rootOf, treeOf } from "../../proof/merkle.ts";
import { statementProblem } from "./verify.ts";
import type { SigningKey } from "../../proof/signed.ts";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const asKey = (): SigningKey => ({ kty: "OKP", crv: "Ed25519", x: publicKey.export({ format: "jwk" }).x ?? "" });

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signedRoot(root: string): string {
  const body = `${part({ alg: "EdDSA" })}.${part({ root })}`;
  return `${body}.${sign(null, Buffer.from(body), privateKey).toString("base64url")}`;
}

const statement = (amount: number, micro = amount * 1_000_000) =>
  JSON.stringify({
    amount: String(amount),
    lines: [{ base: String(micro / 1000), rate: 1000, rule: "play", micro: String(micro) }],
  });

it("leads every leaf of a run to one root, and no other leaf", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string(), { minLength: 1, maxLength: 12 }), fc.nat(11), async (texts, at) => {
      const leaves = await Promise.all(texts.map((text) => leafOf(text)));
      const index = at % leaves.length;
      const root = await rootOf(leaves);
      const proof = proofIn(await treeOf(leaves), index);
      expect(await rootFrom(leaves[index] ?? "", proof)).toBe(root);
      expect(await rootFrom(await leafOf(`${texts[index]} `), proof)).not.toBe(root);
    }),
    { seed: 20_261_123, numRuns: 40 },
  );
});

it("has the same root and the same proofs by groups, at every size around a full group", async () => {
  const every = await Promise.all(Array.from({ length: 4097 }, async (_, index) => await leafOf(`${index}`)));
  for (const size of [1, 2, 64, 65, 129, 4097]) {
    const leaves = every.slice(0, size);
    const tree = await treeOf(leaves);
    const { groups, root } = await groupsOf(leaves);
    expect(root).toBe(tree.at(-1)?.[0]);
    for (const index of new Set([0, 62, 64, 4095, size - 1].map((at) => Math.min(at, size - 1)))) {
      const heights = Map.groupBy(groups, ({ height }) => height);
      const own = [...heights.values()].map((level) => level.findLast(({ first }) => first <= index)?.hashes ?? []);
      const leaf = leaves[index] ?? "";
      expect(await proofBy(own, leaf, root)).toEqual(proofIn(tree, index));
      expect(await proofBy(own, leaf, leaf)).toEqual(size === 1 ? [] : undefined);
    }
  }
  expect(await groupsOf([])).toEqual({ groups: [], root: await rootOf([]) });
});

it("accepts a statement as it was signed, and refuses one with a flipped bit, another run or another sum", async () => {
  const texts = [statement(10), statement(25), statement(0), statement(7, 6_000_000)];
  const leaves = await Promise.all(texts.map((text) => leafOf(text)));
  const signed = signedRoot(await rootOf(leaves));
  const proven = async (index: number) => ({
    statement: texts[index] ?? "",
    proof: proofIn(await treeOf(leaves), index),
    signed,
  });
  const key = asKey();
  const right = await proven(1);
  expect(await statementProblem(right, key)).toBeUndefined();
  expect(await statementProblem({ ...right, statement: right.statement.replace("25", "24") }, key)).toBe("proof");
  expect(await statementProblem({ ...right, proof: (await proven(0)).proof }, key)).toBe("proof");
  expect(await statementProblem({ ...right, signed: signedRoot("00") }, key)).toBe("proof");
  const [header, payload, signature = ""] = signed.split(".");
  const flipped = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
  expect(await statementProblem({ ...right, signed: `${header}.${payload}.${flipped}` }, key)).toBe("signature");
  const other = generateKeyPairSync("ed25519").publicKey.export({ format: "jwk" }).x ?? "";
  expect(await statementProblem(right, { ...key, x: other })).toBe("signature");
  expect(await statementProblem(await proven(3), key)).toBe("sum");
  expect(await statementProblem({ ...right, signed: "" }, key)).toBe("form");
});
