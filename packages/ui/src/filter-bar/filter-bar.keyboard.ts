export const keyboard = [
  { keys: "Tab", does: "The filter button (on a phone), then the fields, then apply and reset." },
  { keys: "Enter or Space on the filter button", does: "Opens or folds the fields." },
  { keys: "Enter in a field", does: "Applies the filters, where there is an apply button." },
] as const;
