import type { Brand } from "../../../platform/brand/brand.ts";
import type { RoundSettledSubscriber } from "../../gaming/rounds/round-settled.ts";
import type { SettlementRow } from "./queries.ts";

/** A draw whose tickets are being settled, with what each batch needs of it. */
export interface SettlingDraw {
  readonly settlement: SettlementRow;
  /** The game of the catalogue. */
  readonly gameId: string;
  readonly gameCode: string;
  readonly category: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly brandOf: (code: string) => Brand;
  readonly subscribers: readonly RoundSettledSubscriber[];
  readonly at: Date;
}
