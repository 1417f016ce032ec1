/** The filters that are set, as a title names them; one that is not set is empty. */
export const filterNames = (...names: readonly string[]): string => names.filter(Boolean).join(" · ");
