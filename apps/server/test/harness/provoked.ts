import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { inject } from "vitest";

/** Where the workers of one run note what was answered, beside the template that they share; runs of a part each add to a folder that is named for them. */
export const provokedFolder = (template: string): string => process.env.PROVOKED_DIR ?? join(dirname(template), "provoked");

const noted = new Set<string>();

function note(line: string): void {
  if (noted.has(line)) return;
  noted.add(line);
  const folder = provokedFolder(inject("template"));
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${line}\n`);
}

/** Notes which code an address was answered with, or `ok`: the endpoint table is made of it once all tests have run. */
export async function noteAnswer({ method, url }: Request, answer: Response): Promise<void> {
  const { pathname } = new URL(url);
  if (answer.status < 400) return note(`${method} ${pathname} ok`);
  if (!answer.headers.get("content-type")?.includes("json")) return;
  const body: unknown = await answer.clone().json();
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  if (typeof code === "string") note(`${method} ${pathname} ${code}`);
}
