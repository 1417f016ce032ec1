import type { MessageKey } from "../messages/messages.ts";
import type { Face } from "../engines/symbols/faces.ts";
import type { Say } from "./say.ts";

/** What an engine adds to the page of its titles. */
export interface EnginePage {
  /** The message on the button that bets. */
  readonly start: MessageKey;
  /** The symbols that the board uses. */
  readonly sprite: string | ((faces: readonly Face[]) => string);
  /** Class of the board. */
  readonly board: string;
  /** The inside of the board: an element `well`, and a fieldset `choices` where there is something to choose. */
  readonly well: (say: Say, variant: number) => string;
  /** Sections of the dialog of pays and odds. */
  readonly info: (say: Say, variant: number, faces: readonly Face[]) => string;
  /** Rows of the table of keys: the keys, and what they do. */
  readonly keys: readonly (readonly [caps: readonly string[], key: MessageKey])[];
}
