/** Where the platform serves the files of its brands, by name: `<brand>.css`, `<brand>.woff2`. A game may apply them. */
export const BRAND_FILES_PATH = "/wps/brand-files";
