import { spawnSync } from "node:child_process";

const command = new URL("../../server/src/operator/operator.ts", import.meta.url).pathname;

/** Runs `pnpm operator` beside the running server; returns its JSON, or its error line. */
export function operate(data: string, ...words: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...words, "--as", "meera", "--yes", "--json"], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: `${data}/db` },
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : stderr.trim();
}

/** Changes a brand's settings; returns the error line where it was refused. */
export const changeBrand = (data: string, brand: string, ...words: string[]): string =>
  operate(data, "settings", "change", "--brand", brand, ...words);
