import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { promisify } from "node:util";

const execute = promisify(execFile);
const isRoot = process.getuid?.() === 0;

interface Failed {
  readonly stdout?: unknown;
  readonly stderr?: unknown;
}

const outputOf = (error: unknown): string => {
  const { stdout = "", stderr = "" }: Failed = typeof error === "object" && error ? error : {};
  return `${String(stdout)}${String(stderr)}`.trim().split("\n").slice(-8).join("\n");
};

/** Runs a program to its end; returns what it printed. Throws with its last lines where it fails. */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = tmpdir(),
): Promise<string> {
  try {
    const { stdout } = await execute(program, [...args], { env: { ...process.env, ...env }, cwd, maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  } catch (error) {
    throw new Error(`${program} ${args[0] ?? ""} failed: ${outputOf(error)}`, { cause: error });
  }
}

/** A command line as the user of PostgreSQL's package, because PostgreSQL does not run as root. */
export const asPostgres = (line: string): readonly [string, ...string[]] =>
  isRoot ? ["su", "postgres", "-s", "/bin/sh", "-c", line] : ["/bin/sh", "-c", line];

export async function runAsPostgres(line: string): Promise<string> {
  const [program, ...args] = asPostgres(line);
  return await runProgram(program, args);
}
