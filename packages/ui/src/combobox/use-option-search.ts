import { useId, useMemo, useState } from "react";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { checkChoices } from "../overlay/misuse.ts";
import { useLocale } from "../provider/use-locale.ts";
import { useDrawn } from "./use-drawn.ts";
import { type ComboboxOption, type ComboboxOptions, entriesOf, found, neighbour } from "./options.ts";

/** Why what is written changes: by typing, or its end by a choice, the clear button, or the list closing. */
export type ComboboxQueryReason = "input" | "choose" | "clear" | "close";
export interface OptionSearchProps {
  /** The choices, alone or in named groups. */
  options: ComboboxOptions;
  /** What is being written; `""` when the writing is over. Ask a server here. `details.cancel()` keeps what was written. */
  onQueryChange?: (query: string, details: ChangeDetails<ComboboxQueryReason>) => void;
  /** `false`: the options already are what the query finds. */
  filter?: boolean;
  /** Nothing opens. */
  locked: boolean;
}

/** Not against the value: options that are still on their way may lack it. */
function checked(component: string, entries: ReturnType<typeof entriesOf>) {
  if (process.env.NODE_ENV !== "production")
    checkChoices(
      component,
      entries.map(({ option }) => option.value),
    );
  return entries;
}

/** The text that is being written; undefined while nothing is. */
function useQuery(onQueryChange: OptionSearchProps["onQueryChange"]) {
  const [query, setQuery] = useState<string>();
  const write = (text: string | undefined, reason: ComboboxQueryReason, event: Event | undefined): boolean => {
    const details = changeDetails(reason, event);
    if (text !== query) onQueryChange?.(text ?? "", details);
    if (!details.cancelled) setQuery(text);
    return !details.cancelled;
  };
  return [query, write] as const;
}

/** What is written, what it finds, and which option is next. */
export function useOptionSearch(component: string, { options, onQueryChange, filter = true, locked }: OptionSearchProps) {
  const [query, setQuery] = useQuery(onQueryChange);
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const locale = useLocale(component);
  const { compare } = useMemo(() => new Intl.Collator(locale, { usage: "search", sensitivity: "base" }), [locale]);
  const listId = useId();

  const entries = useMemo(() => checked(component, entriesOf(options)), [component, options]);
  const matches = useMemo(
    () => (filter && query !== undefined ? found(entries, query, compare) : entries),
    [entries, filter, query, compare],
  );
  // An option that is no longer found is not the next one either; while one writes, the first that is found is.
  const kept = pointed === undefined ? -1 : matches.findIndex(({ option }) => option.value === pointed);
  const first = query ? matches.findIndex(({ option }) => !option.disabled) : -1;
  const active = kept === -1 ? first : kept;
  const drawn = useDrawn(matches, active);

  const idOf = (at: number) => `${listId}-${at}`;
  const write = (text: string | undefined, reason: ComboboxQueryReason, event: Event | undefined) => {
    if (!setQuery(text, reason, event)) return;
    setPointed(undefined);
    drawn.reset();
  };
  return {
    entries,
    query,
    write,
    listId,
    open: open && !locked,
    matches,
    /** Those that are drawn, and the place of the first of them among all that are found. */
    ...drawn,
    active: matches[active],
    /** Options are identified by index: their values may be any text. */
    idOf,
    activeId: open && active !== -1 ? idOf(active) : undefined,
    /** Opens the list at an option. */
    showAt: (option: ComboboxOption | undefined) => {
      if (locked || open) return;
      const place = option ? matches.findIndex((entry) => entry.option === option) : -1;
      setOpen(true);
      setPointed(matches[place]?.option.value);
      drawn.reset(place);
    },
    close: (event?: Event, reason: "choose" | "close" = "close") => {
      setOpen(false);
      write(undefined, reason, event);
    },
    type: (text: string, event?: Event) => {
      write(text, "input", event);
      if (!locked) setOpen(true);
    },
    point: (option: ComboboxOption) => setPointed(option.value),
    /** To another option that may be chosen; stops at the ends. */
    move: (by: number) => {
      const next = neighbour(matches, matches[active], by);
      if (next) setPointed(next.value);
    },
  };
}
export type OptionSearch = ReturnType<typeof useOptionSearch>;

/** What the list and the keys need of a box, whether it holds one value or several. */
export interface ComboboxApi extends OptionSearch {
  /** What the input shows. */
  readonly text: string;
  readonly isChosen: (value: string) => boolean;
  readonly show: () => void;
  readonly take: (option: ComboboxOption, event?: Event) => void;
  readonly empty: (event?: Event) => void;
  readonly settle: (event?: Event) => void;
}
