import { expect, test, vi } from "vitest";
import { fileOf, pngHead } from "./fixture.ts";
import { inspect, inspectAll } from "./inspect.ts";

const limits = { accept: ["png", "jpeg"], maxSize: 1000, maxPixels: 64_000_000, maxFiles: 3 } as const;
const named = (count: number) => Array.from({ length: count }, (_, index) => pngHead(`slip-${index + 1}.png`, 10, 10));
const reasons = (refused: readonly { reason: string }[]) => refused.map(({ reason }) => reason);

test.each([
  ["a renamed script", fileOf("slip.png", "<script>alert(1)</script>"), { reason: "type", name: "slip.png" }],
  ["a kind that is not accepted", fileOf("slip.png", "GIF89a", "\u0001\u0000\u0001\u0000"), { reason: "type", name: "slip.png" }],
  ["nothing", fileOf("slip.png"), { reason: "empty", name: "slip.png" }],
  [
    "too many bytes",
    fileOf(
      "slip.png",
      Array.from({ length: 1001 }, () => 0),
    ),
    { reason: "size", size: 1001, max: 1000, name: "slip.png" },
  ],
  ["half a header", fileOf("slip.png", "\u0089PNG\r\n\u001A\n"), { reason: "broken", name: "slip.png" }],
  [
    "too many pixels",
    pngHead("slip.png", 20_000, 20_000),
    { reason: "pixels", across: 20_000, down: 20_000, max: 64_000_000, name: "slip.png" },
  ],
])("refuses %s", async (_what, file, refusal) => {
  expect(await inspect(file, limits)).toEqual({ refusal });
});

test("recognises a picture by its bytes, whatever its name", async () => {
  const file = pngHead("slip.txt", 8000, 8000);
  expect(await inspect(file, limits)).toEqual({ taken: { file, kind: "png" } });
});

test("refuses a folder, or a deleted file, as broken", async () => {
  const file = pngHead("photos", 1, 1);
  vi.spyOn(file, "slice").mockImplementation(() => {
    throw new DOMException("gone", "NotFoundError");
  });
  expect(await inspect(file, limits)).toEqual({ refusal: { reason: "broken", name: "photos" } });
});

test("accepts three of a thousand files and does not read the others", async () => {
  const files = [fileOf("no.png", "no"), ...named(1000)];
  const unread = vi.spyOn(files[4] ?? fileOf(""), "slice");
  const { taken, refused } = await inspectAll(files, [], 3, limits);
  expect(taken.map(({ file }) => file.name)).toEqual(["slip-1.png", "slip-2.png", "slip-3.png"]);
  expect(refused).toEqual([
    { reason: "type", name: "no.png" },
    { reason: "count", names: files.slice(4).map(({ name }) => name), max: 3 },
  ]);
  expect(unread).not.toHaveBeenCalled();
});

test("accepts the same file once", async () => {
  const [file = fileOf("")] = named(1);
  expect(reasons((await inspectAll([file, file], [], 3, limits)).refused)).toEqual(["duplicate"]);
  expect(reasons((await inspectAll([file], [file], 2, limits)).refused)).toEqual(["duplicate"]);
});
