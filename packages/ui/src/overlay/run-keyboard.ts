import type { KeyboardRow } from "../story/keyboard-table.tsx";

type Press = () => Promise<void>;
/** One check for each row of a table: a row without one does not compile. */
export type KeyChecks<Rows extends readonly KeyboardRow[]> = {
  readonly [Keys in Rows[number]["keys"]]: (press: Press) => Promise<void>;
};
interface PlayTools {
  readonly userEvent: { readonly keyboard: (text: string) => Promise<void> };
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** `Shift+Tab` as user-event writes it; the part in brackets gives the key's location, not which key. */
function written(keys: string): string {
  // The plus that is a key itself joins nothing.
  const names = keys.replace(/ \(.*/, "").split(/(?<=.)\+(?=.)/);
  const last = names.at(-1) ?? "";
  const key = last === "Space" ? " " : last.length === 1 ? last.toLowerCase() : `{${last}}`;
  const held = names.slice(0, -1);
  return `${held.map((name) => `{${name}>}`).join("")}${key}${held.map((name) => `{/${name}}`).join("")}`;
}

/** Runs a component's keyboard table, row by row, with the keys that the docs print and the direction of the page. */
export async function runKeyboard<Rows extends readonly KeyboardRow[]>(
  rows: Rows,
  tools: PlayTools,
  checks: KeyChecks<Rows>,
): Promise<void> {
  const rtl = document.documentElement.dir === "rtl";
  for (const row of rows) {
    // Object keys are exactly the table's, by the type above.
    const check = checks[row.keys as Rows[number]["keys"]];
    const keys = rtl && row.rtlKeys ? row.rtlKeys : row.keys;
    await tools.step(`${keys}: ${row.does}`, () => check(() => tools.userEvent.keyboard(written(keys))));
  }
}
