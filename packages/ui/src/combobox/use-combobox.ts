import { useMemo, useState } from "react";
import { useValue, type ValueProps } from "../field/use-value.ts";
import { type ComboboxOption, exactly } from "./options.ts";
import { type ComboboxApi, type OptionSearchProps, useOptionSearch } from "./use-option-search.ts";

/** `choose`: an option was taken. `clear`: the field was emptied, by its button or by hand. */
export type ComboboxReason = "choose" | "clear";
export interface ComboboxState extends ValueProps<string, ComboboxReason>, OptionSearchProps {
  /** Shown for a value that is not among the options yet, because they are loaded as one writes. */
  valueLabel?: string;
}

/** What is written and what it finds, and the one value that is chosen. */
export function useCombobox(props: ComboboxState): ComboboxApi & { readonly chosen: string } {
  const { options, valueLabel, onQueryChange, filter, locked, ...held } = props;
  const [chosen, change] = useValue<string, ComboboxReason>(held, "");
  const [picked, setPicked] = useState<ComboboxOption>();
  const search = useOptionSearch("Combobox", { options, onQueryChange, filter, locked });
  const { entries, query, write, close } = search;
  const known = useMemo(() => entries.find(({ option }) => option.value === chosen)?.option, [entries, chosen]);
  const remembered = picked?.value === chosen ? picked.label : valueLabel;
  const label = chosen === "" ? "" : (known?.label ?? remembered ?? chosen);

  const take = (option: ComboboxOption, event?: Event) => {
    if (option.disabled) return;
    if (option.value === chosen || change(option.value, "choose", event)) setPicked(option);
    close(event, "choose");
  };
  return {
    ...search,
    chosen,
    isChosen: (value) => value === chosen,
    text: query ?? label,
    show: () => search.showAt(query === undefined ? known : undefined),
    take,
    empty: (event) => {
      if (chosen !== "") change("", "clear", event);
      write(undefined, "clear", event);
    },
    /** The focus has gone: what was written counts where it names one option, and nothing written is nothing chosen. */
    settle: (event) => {
      const exact = query ? exactly(entries, query) : undefined;
      if (exact) return take(exact, event);
      if (query?.trim() === "" && chosen !== "") change("", "clear", event);
      return close(event);
    },
  };
}
