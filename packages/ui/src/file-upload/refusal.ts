/** Why a file was not taken, with what its message needs. `name` is ready to be shown. */
export type Refusal =
  /** `empty`: no bytes. `type`: its first bytes are of no accepted kind. `broken`: it cannot be read. */
  | { readonly reason: "empty" | "type" | "broken" | "duplicate"; readonly name: string }
  /** Bytes. */
  | { readonly reason: "size"; readonly name: string; readonly size: number; readonly max: number }
  /** Pixels; `max` is their product. */
  | { readonly reason: "pixels"; readonly name: string; readonly across: number; readonly down: number; readonly max: number }
  /** The files after the maximum was reached. */
  | { readonly reason: "count"; readonly names: readonly string[]; readonly max: number };
