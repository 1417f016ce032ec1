import { useProvider } from "./provider-context.ts";

/** The tag of the person's language, for dates, numbers and the order of names. */
export const useLocale = (component: string): string => useProvider(component).locale;
