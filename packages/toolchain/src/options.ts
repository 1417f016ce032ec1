import { parseArgs, type ParseArgsConfig } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Given<O extends Options> = ReturnType<typeof parseArgs<{ allowPositionals: true; options: O }>>;

/**
 * The options of a command. `--help` prints its usage and ends it; an option that it does not know prints the reason and the
 * usage, and fails.
 */
export function readOptions<const O extends Options>(usage: string, options: O): Given<O> {
  if (process.argv.includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split(". ")[0] : String(error)}\n\n${usage}`);
    return process.exit(2);
  }
}
