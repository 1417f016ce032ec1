import type { PluralCategory } from "../languages.ts";

const CATEGORIES: readonly PluralCategory[] = ["zero", "one", "two", "few", "many", "other"];
const ENDING = new RegExp(`^(.+)_(${CATEGORIES.join("|")})$`);

const isCategory = (text: string | undefined): text is PluralCategory => CATEGORIES.some((category) => category === text);

export interface Counted {
  readonly base: string;
  readonly category: PluralCategory;
}

/** The parts of a plural key (`count.games_few`), or undefined for any other. */
export function counted(key: string): Counted | undefined {
  const [, base, category] = ENDING.exec(key) ?? [];
  return base !== undefined && isCategory(category) ? { base, category } : undefined;
}

/** Every key once, plurals by their base. */
export function bases(messages: Readonly<Record<string, string>>): Set<string> {
  return new Set(Object.keys(messages).map((key) => counted(key)?.base ?? key));
}

/** The bases that are written in plural categories, with the categories they have. */
export function plurals(messages: Readonly<Record<string, string>>): Map<string, Set<PluralCategory>> {
  const found = new Map<string, Set<PluralCategory>>();
  for (const key of Object.keys(messages)) {
    const parts = counted(key);
    if (parts) found.set(parts.base, (found.get(parts.base) ?? new Set()).add(parts.category));
  }
  return found;
}
