import { pageSettings } from "./page-settings.ts";
import { useWhitelabel } from "./use-whitelabel.ts";

/** The brand's name, from the first paint. */
export const useBrandTitle = (): string => useWhitelabel().data?.brand.title ?? pageSettings.title ?? "Baize";
