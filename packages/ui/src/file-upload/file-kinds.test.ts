import { expect, test } from "vitest";
import { acceptOf, kindOf } from "./file-kinds.ts";
import { fileOf } from "./fixture.ts";

test.each([
  ["\u0089PNG\r\n\u001A\n\u0000\u0000", "png"],
  ["\u00FF\u00D8\u00FF\u00E0", "jpeg"],
  ["GIF89a", "gif"],
  ["RIFF\u0010\u0000\u0000\u0000WEBPVP8 ", "webp"],
  ["%PDF-1.7", "pdf"],
  ["RIFF\u0010\u0000\u0000\u0000WAVEfmt ", undefined],
  ["#!/bin/sh\nrm -rf", undefined],
  ["<svg onload=alert(1)>", undefined],
  ["PNG", undefined],
  ["\u0089PN", undefined],
  ["", undefined],
])("%j is %s", async (text, kind) => {
  expect(kindOf(new Uint8Array(await fileOf("any.png", text).arrayBuffer()))).toBe(kind);
});

test("accept names types and endings", () => {
  expect(acceptOf(["png", "jpeg"])).toBe("image/png,.png,image/jpeg,.jpg,.jpeg");
});
