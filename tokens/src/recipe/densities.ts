/** Heights of controls (xs to lg) and steps of space, px. */
export const densities = {
  dense: { control: [28, 32, 40, 46], space: { 3: 10, 4: 14, 5: 16, 6: 20, 8: 26, 10: 32 } },
  usual: { control: [28, 36, 44, 52], space: {} },
  airy: { control: [28, 36, 46, 54], space: { 5: 22, 6: 28, 8: 40, 10: 52, 12: 60 } },
  roomy: { control: [30, 40, 48, 56], space: { 3: 14, 4: 18, 5: 22, 6: 28, 8: 36 } },
} as const;
export type Density = keyof typeof densities;
export const densityNames: readonly Density[] = ["dense", "usual", "airy", "roomy"];
