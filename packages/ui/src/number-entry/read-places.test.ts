import { expect, test } from "vitest";
import { readPlaces } from "./read-places.ts";
import { correctPlaces } from "./without-refused.ts";

const digit = { digits: 1 };

test.each(["1 2\n3\n4,5", "1, 2 | 3 | 4 5", "۱ ۲\r\n۳\n۴، ۵", "१ २\n३|४ ५\n"])("reads %j place by place", (text) => {
  expect(readPlaces(text, 3, digit)).toEqual({
    places: [["1", "2"], ["3"], ["4", "5"]],
    entries: ["1", "2", "3", "4", "5"],
    refused: [],
  });
});

test("keeps an empty place, and takes the same number in two places", () => {
  expect(readPlaces("7\n\n7", 4, digit).places).toEqual([["7"], [], ["7"], []]);
});

test("names the place of each error and where it is in the text", () => {
  const text = "1 1 x\n12\n3\n4";
  const { refused, places } = readPlaces(text, 3, digit);
  expect(refused.map(({ fault, line, start, end }) => [line, text.slice(start, end), fault])).toEqual([
    [1, "1", "twice"],
    [1, "x", "notNumber"],
    [2, "12", "length"],
    [4, "4", "tooMany"],
  ]);
  expect(places).toEqual([["1"], [], ["3"]]);
});

const corrected = (text: string) => correctPlaces(text, readPlaces(text, 3, digit).refused);

test("moves no number to another place when the wrong ones are removed", () => {
  expect(corrected("x\n2, y\n3\n4 5\n6")).toBe("\n2\n3");
  expect(corrected("1 | x | 3, 3")).toBe("1||3");
  expect(corrected("۱, 10\n\n२ २")).toBe("۱\n\n२");
});

test("ten thousand lines with errors keep every number of the places and every error", () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => (at % 2 === 0 ? "1 x 3" : "4 ۴ 5"));
  const { places, refused } = readPlaces(lines.join("\n"), 5, digit);
  expect(places).toEqual([
    ["1", "3"],
    ["4", "5"],
    ["1", "3"],
    ["4", "5"],
    ["1", "3"],
  ]);
  expect(refused).toHaveLength(5 + 9995 * 3);
  expect(refused.at(-1)).toMatchObject({ line: 10_000, text: "5", fault: "tooMany" });
});
