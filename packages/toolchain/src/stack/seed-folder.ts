import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { at } from "../root.ts";

export interface SeededFolder {
  readonly path: string;
  readonly remove: () => void;
}

/** A folder of seeded data, made by the server's own command. Stacks start from a copy of it. */
export async function seedFolder(): Promise<SeededFolder> {
  const path = await mkdtemp(join(tmpdir(), "baize-seeded-"));
  const remove = () => rmSync(path, { recursive: true, force: true });
  const env = { ...process.env, BAIZE_MODE: "sandbox", DATABASE_URL: "", DATA_DIR: join(path, "db") };
  try {
    await promisify(execFile)(process.execPath, [at("apps/server/src/cli/seed.ts")], { env });
  } catch (error) {
    remove();
    throw error;
  }
  return { path, remove };
}
