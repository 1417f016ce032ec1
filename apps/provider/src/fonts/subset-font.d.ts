declare module "subset-font" {
  type Axis = number | { min: number; max: number };
  interface Options {
    targetFormat: "woff2";
    variationAxes: Readonly<Record<string, Axis>>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
