/** Tried in order: the name of each also contains those below it. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["iOS", /\b(iPhone|iPad|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\b(Linux|CrOS)\b/],
];

const first = (names: typeof BROWSERS, agent: string) => names.find(([, mark]) => mark.test(agent))?.[0] ?? null;

/** Browser and system by the User-Agent header, in plain names. Members recognise their own devices by it; it is no proof. */
export function deviceName(agent: string): { browser: string | null; system: string | null } {
  return { browser: first(BROWSERS, agent), system: first(SYSTEMS, agent) };
}
