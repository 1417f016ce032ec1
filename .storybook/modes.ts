/**
 * What Chromatic draws a chosen story in (`visual/visual.stories.tsx`): names of its own, values of the toolbar's globals.
 * Both themes in both directions, then each other brand once, so that every value of every axis is seen.
 */
export const chromaticModes = {
  "light ltr": { theme: "light", direction: "ltr", brand: "baize" },
  "dark ltr": { theme: "dark", direction: "ltr", brand: "baize" },
  "light rtl": { theme: "light", direction: "rtl", brand: "baize" },
  "dark rtl": { theme: "dark", direction: "rtl", brand: "baize" },
  utsav: { theme: "light", direction: "ltr", brand: "utsav" },
  regatta: { theme: "dark", direction: "ltr", brand: "regatta" },
  lantern: { theme: "light", direction: "rtl", brand: "lantern" },
} as const;
