import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Given<O extends Options> = ReturnType<typeof parseArgs<{ allowPositionals: true; options: O }>>;

/**
 * The options of a command. `--help` prints its usage and ends it; an option that it does not know prints the reason in one line,
 * and fails. Commands without an entry in commands.json read their options by it.
 */
export function readOptions<const O extends Options>(usage: string, options: O): Given<O> {
  if (process.argv.includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    console.error(`${reason}. See: ${usage.split(" -- ")[0]} -- --help`);
    return process.exit(2);
  }
}
