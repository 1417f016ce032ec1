import { expect, it } from "vitest";
import { testDatabase } from "../../../test/harness/test-database.ts";
import { runIn } from "./raw.ts";
import { RowSet } from "./row-set.ts";

const newWorld = testDatabase();
const GIVEN = new RowSet({ id: "uuid", note: "text", amount: "bigint", place: "integer", at: "timestamptz" });

const row = (note: string, place: number) => ({
  id: "0190a5c2-0000-7000-8000-000000000001",
  note,
  amount: "-9007199254740993",
  place,
  at: "2026-11-29T10:00:00.000Z",
});

it("gives a statement the same rows that it was given, whatever their texts contain", async () => {
  const { system } = await newWorld();
  const notes = [
    "",
    "NULL",
    'a "quote"',
    String.raw`back\slash`,
    "{comma, brace}",
    "line\nbreak",
    "नमस्ते",
    "'; drop table members; --",
  ];
  const { rows } = await runIn(system.db)(
    `select id::text, note, amount::text, place, at = '2026-11-29 10:00:00+00' as is_at from ${GIVEN.from("g")} order by place`,
    GIVEN.valuesOf(notes.map(row)),
  );
  expect(rows).toEqual(
    notes.map((note, place) => ({ id: row(note, place).id, note, amount: "-9007199254740993", place, is_at: true })),
  );
  expect((await runIn(system.db)(`select * from ${GIVEN.from("g")}`, GIVEN.valuesOf([]))).rows).toEqual([]);
});
