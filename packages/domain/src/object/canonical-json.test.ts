import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

it("writes one text whatever the order of the keys, and no number that others read differently", () => {
  const value = { b: [1, null, true], a: { é: "x\n", A: "" } };
  expect(canonicalJson(value)).toBe('{"a":{"A":"","é":"x\\n"},"b":[1,null,true]}');
  expect(canonicalJson({ a: { A: "", é: "x\n" }, b: [1, null, true] })).toBe(canonicalJson(value));
  expect(() => canonicalJson({ a: 0.5 })).toThrow("whole numbers");
});
