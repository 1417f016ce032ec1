import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Records that left the journal, kept for ever on disk: a file for all whose id begins with the same two signs. */
export interface Archive {
  readonly add: (records: readonly { readonly id: string }[]) => Promise<void>;
  /** The record of an id, as it was written. */
  readonly find: (id: string) => Promise<unknown>;
}

const READABLE = /^[0-9a-f-]{36}$/;

export function archiveIn(folder: string): Archive {
  const pathOf = (id: string): string => join(folder, "finished", `${id.slice(0, 2)}.jsonl`);

  /** A crash may make a start add a record again; it is the same one. */
  const add: Archive["add"] = async (records) => {
    if (records.length > 0) await mkdir(join(folder, "finished"), { recursive: true });
    for (const [path, some] of Map.groupBy(records, ({ id }) => pathOf(id)))
      await writeFile(path, some.map((record) => `${JSON.stringify(record)}\n`).join(""), { flag: "a", flush: true });
  };

  const find: Archive["find"] = async (id) => {
    if (!READABLE.test(id)) return undefined;
    const text = await readFile(pathOf(id), "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return "";
      throw error;
    });
    const line = text.split("\n").findLast((each) => each.includes(`"id":"${id}"`) && each.endsWith("}"));
    return line === undefined ? undefined : JSON.parse(line);
  };

  return { add, find };
}
