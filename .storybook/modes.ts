/**
 * Modes in which Chromatic draws selected stories (`visual/visual.stories.tsx`): the toolbar's globals by name. Both themes in
 * both directions, then each other brand once, so that every value of every axis is covered.
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
