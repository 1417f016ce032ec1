import { spawnSync } from "node:child_process";

const command = new URL("../../server/src/cli/brand.ts", import.meta.url).pathname;

/** What an operator types while the server of this data runs: the command's answer, or what it complains of. */
export function operate(data: string, ...words: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...words], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: `${data}/db` },
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : stderr.trim();
}
