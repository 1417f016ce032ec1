declare module "fontverter" {
  /** Turns a font into another container; the source format is read from its first bytes. */
  export function convert(font: Buffer, format: "sfnt" | "woff2"): Promise<Buffer>;
}
