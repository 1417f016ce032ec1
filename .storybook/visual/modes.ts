/** Looks that Chromatic draws a chosen story in: names of its own, values of the toolbar's globals. */
export const chromaticModes = {
  "light ltr": { theme: "light", direction: "ltr", brand: "baize" },
  "dark ltr": { theme: "dark", direction: "ltr", brand: "baize" },
  "light rtl": { theme: "light", direction: "rtl", brand: "baize" },
  "dark rtl": { theme: "dark", direction: "rtl", brand: "baize" },
  utsav: { theme: "light", direction: "ltr", brand: "utsav" },
  regatta: { theme: "dark", direction: "ltr", brand: "regatta" },
  lantern: { theme: "light", direction: "rtl", brand: "lantern" },
} as const;
