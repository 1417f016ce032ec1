import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { StartError } from "../platform/config/start-error.ts";

const pictures = z.array(z.looseObject({ file: z.string().regex(/^[\w-]+\.(png|jpg)$/), data: z.base64() })).min(1);

/** Writes the pictures of an answer into a folder, readable by their owner alone, and answers the paths. Other answers stay. */
export function writePictures(value: unknown, to: string | undefined): unknown {
  const found = pictures.safeParse(value);
  if (to === undefined || !found.success) return value;
  const folder = resolve(to);
  try {
    mkdirSync(folder, { recursive: true });
    return found.data.map(({ data, file, ...facts }) => {
      const path = join(folder, file);
      writeFileSync(path, Buffer.from(data, "base64"), { mode: 0o600 });
      return { file: path, ...facts };
    });
  } catch (error) {
    throw new StartError(
      `The folder ${folder} cannot be written: ${error instanceof Error ? error.message : "no reason given"}.`,
    );
  }
}
