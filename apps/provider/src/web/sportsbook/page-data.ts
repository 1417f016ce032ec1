import type { KitMessages } from "@baize/ui/messages";
import type { MarketNames } from "../../sportsbook/market-names.ts";
import type { Sport } from "../../sportsbook/sports.ts";
import { part } from "../shared/dom.ts";

/** What the server wrote into the page of the sportsbook beside the data of every page. */
interface PageData {
  readonly markets: Readonly<Record<Sport, readonly MarketNames[]>>;
  /** The kit's texts that this page shows. */
  readonly kit: KitMessages;
  readonly mostLegs: number;
  /** What a single returns at the least, in parts of a million. */
  readonly returnPpm: number;
  /** How many times its stake a combination pays at most, as text. */
  readonly mostTimes: string;
}

/** Our own server wrote it into our own page, so its type is known. */
function readData(): PageData {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return JSON.parse(part("boot", HTMLScriptElement).textContent) as PageData;
}

export const pageData: PageData = readData();
