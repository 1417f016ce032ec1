import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { askFolderOwner, claimFolder } from "./folder.ts";

let folder: string;
let release: () => Promise<void>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "baize-folder-"));
  release = await claimFolder(folder, async (line) => {
    if (line === "fail") throw new Error("No answer is known");
    return await Promise.resolve(`${line.length} ${line.slice(-1)}`);
  });
});
afterEach(async () => {
  await release();
  rmSync(folder, { recursive: true });
});

it("takes a line that is longer than a socket sends at once", async () => {
  expect(await askFolderOwner(folder, `${"अ".repeat(400_000)}z`)).toBe("400001 z");
});

it("goes on after a command that fails, whose sender reads one line", async () => {
  await expect(askFolderOwner(folder, "fail")).rejects.toThrow(
    `The process that holds the database folder ${folder} gave no answer.`,
  );
  expect(await askFolderOwner(folder, "next")).toBe("4 t");
  await expect(claimFolder(folder, () => Promise.resolve(""))).rejects.toThrow("Another process uses the database folder");
});
