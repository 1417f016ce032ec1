// What a root script takes, by its row in commands.json. Plain JavaScript without dependencies: the launcher runs it on any Node.
// A script without a row reads its own options.

/** The name of an option as it is typed, and whether a value follows it. */
const optionOf = (key) => {
  const [name, value] = key.split("=");
  return { name, hasValue: value !== undefined };
};

/** What `npm run <name> -- --help` prints. */
export function usageOf(name, { takes, does, options = {}, notes = [] }) {
  const rows = [...Object.entries(options), ["--help", "this"]];
  const width = Math.max(...rows.map(([key]) => key.length));
  const call = [`npm run ${name} --`, takes, "[options]"].filter(Boolean).join(" ");
  const lines = rows.map(([key, text]) => `  ${key.padEnd(width)}  ${text}`);
  return [call, `  ${does}`, "", ...lines, ...(notes.length > 0 ? ["", ...notes] : [])].join("\n");
}

/** Why these arguments cannot be taken, in one line; undefined where they can. */
export function complaintAbout(name, { takes, most = takes ? Infinity : 0, options = {} }, args) {
  const known = Object.keys(options).map(optionOf);
  let free = 0;
  for (let at = 0; at < args.length; at += 1) {
    const [written, ...value] = args[at].split("=");
    const see = `See: npm run ${name} -- --help`;
    if (!written.startsWith("-")) {
      free += 1;
      if (free > most) return `"${name}" takes no "${args[at]}". ${see}`;
      continue;
    }
    const option = known.find((one) => one.name === written);
    if (!option) return `"${name}" takes no ${written}. ${see}`;
    if (!option.hasValue && value.length > 0) return `"${name}" takes no value for ${written}. ${see}`;
    if (!option.hasValue || value.length > 0) continue;
    at += 1;
    if (args[at] === undefined) return `"${name}" needs a value for ${written}. ${see}`;
  }
  return undefined;
}
