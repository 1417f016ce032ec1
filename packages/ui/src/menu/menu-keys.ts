const anyEntry = "[role^=menuitem]";
const liveEntry = `${anyEntry}:not([aria-disabled=true])`;
const pause = 1000;

/** The menu that an event happened in: React brings events of a submenu to its parent too, through the portal. */
export const menuOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>("[role=menu]") : null);
/** The entry under an event, disabled or not. */
export const entryOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>(anyEntry) : null);
export const isLive = (entry: HTMLElement) => entry.matches(liveEntry);

const entriesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>(liveEntry)];
const placeOf = (entries: readonly HTMLElement[]) => entries.findIndex((entry) => entry === document.activeElement);
const textOf = (entry: HTMLElement) => (entry.dataset["text"] ?? entry.textContent).trim().toLowerCase();

/**
 * Where a key leads inside a list: round from end to start, past what is disabled. Nowhere for other keys.
 * Source: WAI-ARIA Authoring Practices, menu pattern.
 */
export function entryByKey(list: HTMLElement, key: string): HTMLElement | undefined {
  const entries = entriesOf(list);
  const here = placeOf(entries);
  if (key === "ArrowDown") return entries[(here + 1) % entries.length];
  if (key === "ArrowUp") return entries.at(Math.max(here, 0) - 1);
  if (key === "Home" || key === "PageUp") return entries[0];
  return key === "End" || key === "PageDown" ? entries.at(-1) : undefined;
}

export interface Typing {
  /** True while a word is being typed: then a space belongs to it. */
  readonly goesOn: () => boolean;
  /** Any other key ends the word. */
  readonly end: () => void;
  /** The next entry that starts with what was typed until now, within a second a key. */
  readonly find: (list: HTMLElement, key: string) => HTMLElement | undefined;
}

/** Finds entries by their first letters; one letter again and again goes round all that start with it. */
export function createTyping(): Typing {
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    typed = "";
  };
  return {
    goesOn: () => typed !== "",
    end,
    find(list, key) {
      const letter = key.toLowerCase();
      typed += letter;
      clearTimeout(timer);
      timer = setTimeout(end, pause);
      const isOne = typed.replaceAll(letter, "") === "";
      const wanted = isOne ? letter : typed;
      const entries = entriesOf(list);
      const from = isOne ? placeOf(entries) + 1 : Math.max(placeOf(entries), 0);
      return [...entries.slice(from), ...entries.slice(0, from)].find((entry) => textOf(entry).startsWith(wanted));
    },
  };
}
