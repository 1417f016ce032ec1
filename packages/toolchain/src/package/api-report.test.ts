import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { apiLines, breaks } from "./api-report.ts";
import { publicNames } from "./names/declared-names.ts";

function linesOf(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "api-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "button.d.ts"), text);
  return apiLines(publicNames(folder, { "./button": "button.d.ts" }));
}

const before =
  "/** A button. */\nexport interface ButtonProps {\n  /** Size. */\n  size?: string;\n}\nexport declare function Button(props: ButtonProps): string;\n";

it("lists every exported name with its declaration, without comments", () => {
  expect(linesOf(before)).toEqual([
    "./button Button: declare function Button(props: ButtonProps): string;",
    "./button ButtonProps: interface ButtonProps { size?: string; }",
  ]);
});

it("names what a consumer loses, and nothing for what is added or described anew", () => {
  const old = linesOf(before);
  expect(breaks(old, linesOf(`${before.replace("A button", "The button")}export type Tone = "red";\n`))).toEqual([]);
  expect(breaks(old, linesOf(before.replace("size?: string", "size: string")))).toEqual([
    "./button ButtonProps is declared otherwise",
  ]);
  expect(breaks(old, linesOf("export interface ButtonProps { size?: string; }"))).toEqual(["./button Button is gone"]);
});
