import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { StartError } from "../platform/config/start-error.ts";

/** Shows what is asked, and nothing of what is typed. */
class Muted extends Writable {
  isMuted = false;
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    if (!this.isMuted) process.stderr.write(chunk);
    done();
  }
}

async function ask(name: string): Promise<string> {
  const output = new Muted();
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const answer = lines.question(`${name}: `);
  output.isMuted = true;
  const typed = await answer;
  lines.close();
  process.stderr.write("\n");
  return typed;
}

/** The variable of the environment that holds a secret. */
export const variableOf = (name: string): string => `OPERATOR_${name.toUpperCase()}`;

/** The secrets of an operation: of the environment where they are set there, else as the person types them. */
export async function askSecrets(env: NodeJS.ProcessEnv, names: readonly string[]): Promise<Record<string, string>> {
  const given: Record<string, string> = {};
  for (const name of names) {
    const set = env[variableOf(name)];
    if (!set && !process.stdin.isTTY) throw new StartError(`Set ${variableOf(name)}, or run this in a terminal.`);
    given[name] = set || (await ask(name));
  }
  return given;
}
