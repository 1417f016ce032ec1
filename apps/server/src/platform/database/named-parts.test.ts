import { describe, expect, it } from "vitest";
import { joinParts, mergeParts, namedPart, toStatement } from "./named-parts.ts";

const pay = namedPart("update a set sum = sum + :amount::bigint where id = :id returning :amount::bigint", {
  amount: 5n,
  id: "x",
});
const note = namedPart("insert into notes values (:id, :at::timestamptz)", { id: "n", at: new Date(0) });

describe("a statement of named parameters", () => {
  it("numbers each name once and leaves casts alone", () => {
    expect(toStatement(pay)).toEqual({
      text: "update a set sum = sum + $1::bigint where id = $2 returning $1::bigint",
      values: ["5", "x"],
    });
  });

  it("keeps the parameters of joined parts apart", () => {
    expect(joinParts({ pay, note }, "select 1")).toEqual({
      text:
        "with pay as (update a set sum = sum + $1::bigint where id = $2 returning $1::bigint), " +
        "note as (insert into notes values ($3, $4::timestamptz)) select 1",
      values: ["5", "x", "n", "1970-01-01T00:00:00.000Z"],
    });
  });

  it("refuses a parameter without a value and a value without a parameter", () => {
    expect(() => toStatement({ text: "select :a", values: {} })).toThrow("The parameter :a has no value");
    expect(() => toStatement({ text: "select 1", values: { a: 1 } })).toThrow("No parameter :a is in the statement");
  });

  it("refuses a second part of the same name", () => {
    expect(mergeParts({ pay }, { note })).toEqual({ pay, note });
    expect(() => mergeParts({ pay }, { note, pay })).toThrow("Two parts of one statement are called pay");
  });

  it("checks names while compiling", () => {
    // @ts-expect-error: the text names :id, not :other
    expect(namedPart("select :id::uuid", { other: 1 }).text).toBe("select :id::uuid");
  });
});
