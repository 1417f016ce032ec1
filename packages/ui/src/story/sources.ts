/** Sources of the kit as text, for the docs pages alone: what they tell of a component is read from it, so it cannot be stale. */
const sheets = import.meta.glob<string>("../*/*.css.ts", { query: "?raw", import: "default", eager: true });
const modules = import.meta.glob<string>(
  [
    "../*/*.tsx",
    "../*/*.ts",
    "!../*/*.{stories,test,fixture,keyboard,gen}.{ts,tsx}",
    "!../*/*.browser.test.tsx",
    "!../{story,fonts,theme,foundations}/*",
  ],
  { query: "?raw", import: "default", eager: true },
);

const inFolder = (files: Readonly<Record<string, string>>, folder: string) =>
  Object.entries(files).flatMap(([path, text]) => (path.startsWith(`../${folder}/`) ? [text] : []));

export const sheetsOf = (folder: string): string[] => inFolder(sheets, folder);
export const modulesOf = (folder: string): string[] => inFolder(modules, folder);

/** Folders that hold a component of their own name. */
export const components: readonly string[] = Object.keys(modules)
  .flatMap((path) => {
    const [, folder, file] = /^\.\.\/([\w-]+)\/([\w-]+)\.tsx$/.exec(path) ?? [];
    return folder && folder === file ? [folder] : [];
  })
  .toSorted();
