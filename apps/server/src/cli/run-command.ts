import { StartError } from "../platform/config/start-error.ts";

/** Runs a command to its exit code. A `StartError` prints one line; any other error keeps its stack. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
