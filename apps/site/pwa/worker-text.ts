import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const source = readFileSync(new URL("service-worker.js", import.meta.url), "utf8");

/** The worker of one release. Its cache's name depends on the list of files and on the page. */
export function workerText(files: readonly string[], page: string): string {
  const list = JSON.stringify(["/", ...files]);
  const release = createHash("sha256").update(list).update(page).digest("hex").slice(0, 12);
  return source.replace("__NAME__", () => `baize-${release}`).replace("__FILES__", () => list);
}
