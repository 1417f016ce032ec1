import type baize from "../brands/baize.json";

export type Filled<T> = {
  readonly [K in keyof T as K extends `$${string}` ? never : K]: T[K] extends { $value: unknown }
    ? { readonly $value: unknown }
    : Filled<T[K]>;
};

/**
 * What a brand must define, derived from the default brand's file: four ramps, twelve cover palettes, type, radius, inlay and
 * cloth print. A missing value does not compile. A brand may override any other token too.
 */
export type BrandTokens = Filled<typeof baize>;
