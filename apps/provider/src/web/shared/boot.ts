import type { Face } from "../../engines/symbols/faces.ts";
import type { EngineName } from "../../engines/table.ts";
import { part } from "./dom.ts";

/** Data that the server wrote into the page. */
export interface Boot {
  readonly lang: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly gameCode: string;
  /** The title that was launched; another one than the game where its lobby led to another draw. */
  readonly launched: string;
  readonly siteOrigins: readonly string[];
  readonly engine: EngineName;
  /** Its players share a table. */
  readonly shared: boolean;
  readonly variant: number;
  /** How the title prints the symbols of a slot. */
  readonly faces: readonly Face[];
  /** The message on the button that bets. */
  readonly start: string;
}

/** Our own server wrote it into our own page, so its type is known. */
function readBoot(): Boot {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return JSON.parse(part("boot", HTMLScriptElement).textContent) as Boot;
}

export const boot: Boot = readBoot();

/** A message of the page's language, with its values in place of `{name}`. */
export function say(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const message = boot.messages[key] ?? boot.messages.refused ?? "";
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** `9, King, Ace` with the comma of the page's script. */
export const listed = (items: readonly string[]): string => items.join(say("comma"));
