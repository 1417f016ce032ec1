/** Tried in order: each of these also names itself as one of those below it. */
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

/** What a browser says that it is, as a person would say it. A device can lie: this is for recognising one's own. */
export function deviceName(agent: string): { browser: string | null; system: string | null } {
  return { browser: first(BROWSERS, agent), system: first(SYSTEMS, agent) };
}
