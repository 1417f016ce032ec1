import type { MessageKey } from "../../messages/messages.ts";
import type { Sign } from "./faces.ts";

/** The message that names a sign. */
export const SIGN_KEYS = {
  rosette: "symbol_rosette",
  bell: "symbol_bell",
  spiral: "symbol_spiral",
  crown: "symbol_crown",
  kite: "symbol_kite",
  seven: "symbol_seven",
  cherry: "symbol_cherry",
  gem: "symbol_gem",
  sun: "symbol_sun",
  feather: "symbol_feather",
  lotus: "symbol_lotus",
  bolt: "symbol_bolt",
  moon: "symbol_moon",
  harlequin: "symbol_harlequin",
  eye: "symbol_eye",
  diya: "symbol_diya",
  wheel: "symbol_wheel",
  peaks: "symbol_peaks",
  fan: "symbol_fan",
  horseshoe: "symbol_horseshoe",
  coins: "symbol_coins",
  gopuram: "symbol_gopuram",
  clover: "symbol_clover",
  waves: "symbol_waves",
  koi: "symbol_koi",
  pearl: "symbol_pearl",
} as const satisfies Readonly<Record<Sign, MessageKey>>;
