import { useId, useMemo, useState } from "react";
import { useValue, type ValueProps } from "../field/use-value.ts";
import { type ChangeDetails, changeDetails } from "../overlay/details.ts";
import { checkChoices } from "../overlay/misuse.ts";
import { useLocale } from "../provider/use-locale.ts";
import { useDrawn } from "./use-drawn.ts";
import { type ComboboxOption, type ComboboxOptions, entriesOf, exactly, found, neighbour } from "./options.ts";

/** `choose`: an option was taken. `clear`: the field was emptied, by its button or by hand. */
export type ComboboxReason = "choose" | "clear";
/** Why what is written changes: by typing, or its end by a choice, the clear button, or the list closing. */
export type ComboboxQueryReason = "input" | "choose" | "clear" | "close";
export interface ComboboxState extends ValueProps<string, ComboboxReason> {
  options: ComboboxOptions;
  /** Shown for a value that is not among the options yet, because they are loaded as one writes. */
  valueLabel?: string;
  /** What is being written; `""` when the writing is over. Ask a server here. `details.cancel()` keeps what was written. */
  onQueryChange?: (query: string, details: ChangeDetails<ComboboxQueryReason>) => void;
  /** `false`: the options already are what the query finds. */
  filter?: boolean;
  /** Nothing opens. */
  locked: boolean;
}

/** Not against the value: options that are still on their way may lack it. */
function checked(entries: ReturnType<typeof entriesOf>) {
  if (process.env.NODE_ENV !== "production")
    checkChoices(
      "Combobox",
      entries.map(({ option }) => option.value),
    );
  return entries;
}

/** The text that is being written; undefined while the field shows what is chosen. */
function useQuery(onQueryChange: ComboboxState["onQueryChange"]) {
  const [query, setQuery] = useState<string>();
  const write = (text: string | undefined, reason: ComboboxQueryReason, event: Event | undefined): boolean => {
    const details = changeDetails(reason, event);
    if (text !== query) onQueryChange?.(text ?? "", details);
    if (!details.cancelled) setQuery(text);
    return !details.cancelled;
  };
  return [query, write] as const;
}

/** What is written, what it finds, which option is next, and what is chosen. */
export function useCombobox(props: ComboboxState) {
  const { options, valueLabel, onQueryChange, filter = true, locked, ...held } = props;
  const [chosen, change] = useValue<string, ComboboxReason>(held, "");
  const [query, setQuery] = useQuery(onQueryChange);
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const [picked, setPicked] = useState<ComboboxOption>();
  const locale = useLocale("Combobox");
  const { compare } = useMemo(() => new Intl.Collator(locale, { usage: "search", sensitivity: "base" }), [locale]);
  const listId = useId();

  const entries = useMemo(() => checked(entriesOf(options)), [options]);
  const matches = useMemo(
    () => (filter && query !== undefined ? found(entries, query, compare) : entries),
    [entries, filter, query, compare],
  );
  const known = useMemo(() => entries.find(({ option }) => option.value === chosen)?.option, [entries, chosen]);
  const remembered = picked?.value === chosen ? picked.label : valueLabel;
  const label = chosen === "" ? "" : (known?.label ?? remembered ?? chosen);

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
  const show = () => {
    if (locked || open) return;
    const place = query === undefined && known ? matches.findIndex(({ option }) => option === known) : -1;
    setOpen(true);
    setPointed(matches[place]?.option.value);
    drawn.reset(place);
  };
  const close = (event?: Event, reason: "choose" | "close" = "close") => {
    setOpen(false);
    write(undefined, reason, event);
  };
  const take = (option: ComboboxOption, event?: Event) => {
    if (option.disabled) return;
    if (option.value === chosen || change(option.value, "choose", event)) setPicked(option);
    close(event, "choose");
  };
  const empty = (event?: Event) => {
    if (chosen !== "") change("", "clear", event);
    write(undefined, "clear", event);
  };
  return {
    listId,
    open: open && !locked,
    chosen,
    matches,
    /** Those that are drawn, and the place of the first of them among all that are found. */
    ...drawn,
    active: matches[active],
    /** Options are identified by index: their values may be any text. */
    idOf,
    activeId: open && active !== -1 ? idOf(active) : undefined,
    text: query ?? label,
    show,
    close,
    take,
    empty,
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
    /** The focus has gone: what was written counts where it names one option, and nothing written is nothing chosen. */
    settle: (event?: Event) => {
      const exact = query ? exactly(entries, query) : undefined;
      if (exact) return take(exact, event);
      if (query?.trim() === "" && chosen !== "") change("", "clear", event);
      return close(event);
    },
  };
}
export type ComboboxApi = ReturnType<typeof useCombobox>;
