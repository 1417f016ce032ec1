import { baccaratPage } from "../engines/baccarat/page.ts";
import { clusterPage } from "../engines/cluster/page.ts";
import { coinPage } from "../engines/coin/page.ts";
import { dragontigerPage } from "../engines/dragontiger/page.ts";
import { andarbaharPage } from "../engines/andarbahar/page.ts";
import { crashPage } from "../engines/crash/page.ts";
import { kabaddiPage } from "../engines/kabaddi/page.ts";
import { tennisPage } from "../engines/tennis/page.ts";
import { cricketPage } from "../engines/cricket/page.ts";
import { cockfightPage } from "../engines/cockfight/page.ts";
import { esportsPage } from "../engines/esports/page.ts";
import { footballPage } from "../engines/football/page.ts";
import { digitsPage } from "../engines/digits/page.ts";
import { dicePage } from "../engines/dice/page.ts";
import { fishPage } from "../engines/fish/page.ts";
import { hiloPage } from "../engines/hilo/page.ts";
import { holdPage } from "../engines/hold/page.ts";
import { kenoPage } from "../engines/keno/page.ts";
import { minesPage } from "../engines/mines/page.ts";
import { pattiroomPage } from "../engines/pattiroom/page.ts";
import { plinkoPage } from "../engines/plinko/page.ts";
import { racePage } from "../engines/race/page.ts";
import { roulettePage } from "../engines/roulette/page.ts";
import { rummyroomPage } from "../engines/rummyroom/page.ts";
import { slotPage } from "../engines/slot/page.ts";
import { potPage } from "./pot-page.ts";
import type { EngineName, Title } from "../engines/table.ts";
import { teenpattiPage } from "../engines/teenpatti/page.ts";
import { wheelPage } from "../engines/wheel/page.ts";
import type { EnginePage } from "./engine-page.ts";

/** What each engine adds to its pages. */
const PAGES: Readonly<Record<EngineName, EnginePage>> = {
  slot: slotPage,
  cluster: clusterPage,
  hold: holdPage,
  dice: dicePage,
  wheel: wheelPage,
  coin: coinPage,
  keno: kenoPage,
  plinko: plinkoPage,
  fish: fishPage,
  mines: minesPage,
  hilo: hiloPage,
  pattiroom: pattiroomPage,
  rummyroom: rummyroomPage,
  dragontiger: dragontigerPage,
  roulette: roulettePage,
  cockfight: cockfightPage,
  crash: crashPage,
  football: footballPage,
  cricket: cricketPage,
  tennis: tennisPage,
  kabaddi: kabaddiPage,
  esports: esportsPage,
  digits: digitsPage,
  race: racePage,
  andarbahar: andarbaharPage,
  baccarat: baccaratPage,
  teenpatti: teenpattiPage,
};

/** What the engine of a title adds to its page. */
export const pageOf = ({ name, hasPot }: Pick<Title, "name" | "hasPot">): EnginePage => (hasPot ? potPage : PAGES[name]);
