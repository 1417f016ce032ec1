import { spawnSync } from "node:child_process";

const command = new URL("../../server/src/operator/operator.ts", import.meta.url).pathname;

/** What `pnpm operator` answers while the server of this data runs, as JSON; or the line that it complains with. */
export function operate(data: string, ...words: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...words, "--as", "meera", "--yes", "--json"], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: `${data}/db` },
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : stderr.trim();
}

/** Changes what a brand decides; the line that it was refused with where it was. */
export const changeBrand = (data: string, brand: string, ...words: string[]): string =>
  operate(data, "settings", "change", "--brand", brand, ...words);
