/** A row of commands.json. */
export interface Command {
  /** What it takes besides options, as its usage writes it. */
  readonly takes?: string;
  /** How many of those it takes at most. */
  readonly most?: number;
  readonly does: string;
  /** What each option does, by its name: `--write`, or `--port=<number>` where a value follows. */
  readonly options?: Readonly<Record<string, string>>;
  /** Lines below the options, such as the variables that it reads. */
  readonly notes?: readonly string[];
}
export function usageOf(name: string, command: Command): string;
export function complaintAbout(name: string, command: Command, args: readonly string[]): string | undefined;
