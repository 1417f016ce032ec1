import type baize from "../brands/baize.json";

type Filled<T> = {
  readonly [K in keyof T as K extends `$${string}` ? never : K]: T[K] extends { $value: unknown }
    ? { readonly $value: unknown }
    : Filled<T[K]>;
};

/**
 * What a brand must fill, read from the default brand's file: four ramps, twelve cover palettes, type, radius, inlay and
 * cloth print. One missing value does not compile. A brand may override any other token as well.
 */
export type BrandTokens = Filled<typeof baize>;
