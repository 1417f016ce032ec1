import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const source = readFileSync(new URL("service-worker.js", import.meta.url), "utf8");

/** The worker of one release: another list of files, or another page, makes another worker, and a cache of its own. */
export function workerText(files: readonly string[], page: string): string {
  const list = JSON.stringify(["/", ...files]);
  const release = createHash("sha256").update(list).update(page).digest("hex").slice(0, 12);
  return source.replace("__NAME__", () => `baize-${release}`).replace("__FILES__", () => list);
}
