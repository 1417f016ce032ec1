import { useState } from "react";
import { useValue, type ValueProps } from "../field/use-value.ts";
import type { Chip } from "../select/chips.tsx";
import { type ComboboxOption, exactly } from "./options.ts";
import { type ComboboxApi, type OptionSearchProps, useOptionSearch } from "./use-option-search.ts";

/** `choose`: in the list, where a second time takes it back. `remove`: by a chip. `clear`: all, by the button. */
export type MultipleComboboxReason = "choose" | "remove" | "clear";
export interface MultipleComboboxState extends ValueProps<readonly string[], MultipleComboboxReason>, OptionSearchProps {
  /** Labels of values that are not among the options yet, because they are loaded as one writes. */
  valueLabels?: Readonly<Record<string, string>>;
}

interface MultipleComboboxApi extends ComboboxApi {
  readonly chosen: readonly string[];
  readonly chips: readonly Chip[];
  /** The choices have been changed by the person: their number is announced. */
  readonly changed: boolean;
  readonly remove: (value: string, event: Event) => void;
}

const none: readonly string[] = [];

/** What is written and what it finds, and the values that are chosen, in the order of their choice. */
export function useMultipleCombobox(props: MultipleComboboxState): MultipleComboboxApi {
  const { options, valueLabels, onQueryChange, filter, locked, ...held } = props;
  const [chosen, set] = useValue<readonly string[], MultipleComboboxReason>(held, none);
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const [changed, setChanged] = useState(false);
  const search = useOptionSearch("MultipleCombobox", { options, onQueryChange, filter, locked });
  const { entries, query, write, close } = search;
  const change = (next: readonly string[], reason: MultipleComboboxReason, event: Event | undefined): boolean => {
    const isTaken = set(next, reason, event);
    if (isTaken) setChanged(true);
    return isTaken;
  };
  const without = (value: string) => chosen.filter((one) => one !== value);
  const toggle = (option: ComboboxOption, event: Event | undefined) => {
    if (option.disabled) return;
    const next = chosen.includes(option.value) ? without(option.value) : [...chosen, option.value];
    // Options of a server may be gone when the next letter is written.
    if (change(next, "choose", event)) setPicked(new Map(picked).set(option.value, option.label));
  };
  const labels = new Map(entries.map(({ option }) => [option.value, option.label]));
  return {
    ...search,
    chosen,
    changed,
    chips: chosen.map((value) => ({ value, label: labels.get(value) ?? picked.get(value) ?? valueLabels?.[value] ?? value })),
    isChosen: (value) => chosen.includes(value),
    text: query ?? "",
    show: () => search.showAt(undefined),
    take: (option, event) => {
      toggle(option, event);
      // The list stays open for the next choice, at the option.
      if (query !== undefined) write(undefined, "choose", event);
      search.point(option);
    },
    remove: (value, event) => void change(without(value), "remove", event),
    empty: (event) => {
      if (chosen.length > 0) change(none, "clear", event);
      write(undefined, "clear", event);
    },
    /** The focus has gone: what was written counts where it names one option that is not chosen yet. */
    settle: (event) => {
      const exact = query ? exactly(entries, query) : undefined;
      if (exact && !chosen.includes(exact.value)) toggle(exact, event);
      close(event);
    },
  };
}
