import type { GamesAnswer, ProviderGame } from "@baize/api/provider/games";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { lowestReturn } from "../engines/engine.ts";
import { cluster } from "../engines/cluster/engine.ts";
import { hold } from "../engines/hold/engine.ts";
import { slot } from "../engines/slot/engine.ts";
import { LINES } from "../engines/slot/lines.ts";
import { gameAt, MEDIUM } from "../engines/slot/games.ts";
import { oddsOf, ppm } from "../engines/slot/odds.ts";
import { potSlot } from "../engines/slot/pot.ts";
import { RISKS } from "../engines/risk.ts";
import {
  MINI_NAMES,
  MINIS,
  type MiniName,
  playsFree,
  ROOM_NAMES,
  ROOMS,
  type RoomName,
  SHARED,
  SHARED_NAMES,
  type SharedName,
  titleOf,
} from "../engines/table.ts";
import { LANGUAGE_TAGS } from "../messages/messages.ts";

type Titles = ProviderGame["title"];

const isFree = (code: string): boolean => {
  const title = titleOf(code);
  return title !== undefined && playsFree(title);
};

const SLOT: ProviderGame = {
  code: SANDBOX_PROVIDER.slot,
  title: { en: "Pearl Monsoon", hi: "मोती मॉनसून", ar: "لؤلؤ المطر", fa: "مروارید مونسون", ur: "موتی مون سون" },
  category: "RNG",
  rtpPpm: ppm(oddsOf(gameAt(MEDIUM)).rtp),
  volatility: "medium",
  stakeStep: slot.parts,
  freeRounds: isFree(SANDBOX_PROVIDER.slot),
  lines: LINES.length,
  languages: LANGUAGE_TAGS,
  cover: { family: "slots", motif: "lotus" },
};

type SlotEngine = keyof typeof SANDBOX_PROVIDER.slots;

/** Each engine of slots is offered with each volatility, led by one sign; other signs and palettes have codes of the same form. */
const SLOT_TITLES: Readonly<Record<SlotEngine, Titles>> = {
  lines: { en: "Lotus Lines", hi: "कमल लाइनें", ar: "خطوط اللوتس", fa: "خطوط نیلوفر", ur: "کنول لائنیں" },
  pot: { en: "Lotus Pot", hi: "कमल पॉट", ar: "رصيد اللوتس", fa: "پات نیلوفر", ur: "کنول پاٹ" },
  cluster: { en: "Lotus Clusters", hi: "कमल के झुंड", ar: "عناقيد اللوتس", fa: "خوشه‌های نیلوفر", ur: "کنول کے جھرمٹ" },
  hold: { en: "Lotus Coins", hi: "कमल के सिक्के", ar: "عملات اللوتس", fa: "سکه‌های نیلوفر", ur: "کنول کے سکے" },
};

const SLOTS = { lines: slot, pot: potSlot, cluster, hold };

const SLOTS_OF_LINES: ReadonlySet<SlotEngine> = new Set(["lines", "pot"] as const);

const slotsOf = (engine: SlotEngine): readonly ProviderGame[] =>
  SANDBOX_PROVIDER.slots[engine].map((rtpPpm, variant) => ({
    code: `${engine}-${variant}-lotus-1-lotus-${engine}`,
    title: SLOT_TITLES[engine],
    category: engine === "pot" ? "JACKPOT" : "RNG",
    rtpPpm,
    volatility: RISKS[variant],
    stakeStep: SLOTS[engine].parts,
    freeRounds: isFree(`${engine}-${variant}-lotus-1-lotus-${engine}`),
    ...(SLOTS_OF_LINES.has(engine) && { lines: LINES.length }),
    languages: LANGUAGE_TAGS,
    cover: { family: "slots", motif: "lotus" },
  }));

interface Offer {
  readonly title: Titles;
  readonly category: string;
  readonly motif: string;
}

/** Each engine of small games is offered once, with its first set of parameters; the other sets have codes of the same form. */
const OFFERS: Readonly<Record<MiniName | RoomName | SharedName, Offer>> = {
  dice: { title: { en: "Two Dice", hi: "दो पासे", ar: "نردان", fa: "دو تاس", ur: "دو پانسے" }, category: "MINI", motif: "dice" },
  wheel: { title: { en: "Wheel", hi: "पहिया", ar: "العجلة", fa: "چرخ", ur: "پہیہ" }, category: "MINI", motif: "wheel" },
  coin: {
    title: { en: "Coin Flip", hi: "चित पट", ar: "صورة وكتابة", fa: "شیر یا خط", ur: "چت پٹ" },
    category: "MINI",
    motif: "coins",
  },
  keno: { title: { en: "Keno", hi: "केनो", ar: "كينو", fa: "کینو", ur: "کینو" }, category: "MINI", motif: "balls" },
  plinko: { title: { en: "Plinko", hi: "प्लिंको", ar: "بلينكو", fa: "پلینکو", ur: "پلنکو" }, category: "ARCADE", motif: "invader" },
  fish: {
    title: { en: "Fish Pond", hi: "मछली तालाब", ar: "بركة الأسماك", fa: "برکهٔ ماهی", ur: "مچھلیوں کا تالاب" },
    category: "FISH",
    motif: "fishes",
  },
  hilo: {
    title: { en: "Hi-Lo", hi: "हाई-लो", ar: "أعلى أو أقل", fa: "بالا یا پایین", ur: "ہائی لو" },
    category: "MINI",
    motif: "cards",
  },
  mines: { title: { en: "Mines", hi: "माइन्स", ar: "الألغام", fa: "مین‌ها", ur: "مائنز" }, category: "ARCADE", motif: "bolt" },
  pattiroom: {
    title: { en: "Patti Room", hi: "पत्ती रूम", ar: "غرفة باتي", fa: "اتاق پتی", ur: "پتی روم" },
    category: "PVP",
    motif: "cards",
  },
  rummyroom: {
    title: { en: "Rummy Room", hi: "रमी रूम", ar: "غرفة الرمي", fa: "اتاق رامی", ur: "رمی روم" },
    category: "PVP",
    motif: "cards",
  },
  dragontiger: {
    title: { en: "Dragon Tiger", hi: "ड्रैगन टाइगर", ar: "التنين والنمر", fa: "اژدها و ببر", ur: "ڈریگن ٹائیگر" },
    category: "LIVE",
    motif: "cards",
  },
  andarbahar: {
    title: { en: "Andar Bahar", hi: "अंदर बाहर", ar: "أندار بهار", fa: "اندر باهر", ur: "اندر باہر" },
    category: "LIVE",
    motif: "table",
  },
  baccarat: {
    title: { en: "Baccarat", hi: "बैकारेट", ar: "الباكارات", fa: "باکارات", ur: "بیکارٹ" },
    category: "LIVE",
    motif: "cards",
  },
  teenpatti: {
    title: { en: "Teen Patti", hi: "तीन पत्ती", ar: "تين باتي", fa: "تین پتی", ur: "تین پتی" },
    category: "LIVE",
    motif: "cards",
  },
  crash: {
    title: { en: "Kite Climb", hi: "पतंग की उड़ान", ar: "صعود الطائرة الورقية", fa: "اوج بادبادک", ur: "پتنگ کی اڑان" },
    category: "CRASH",
    motif: "kite",
  },
  cockfight: {
    title: { en: "Paper Birds", hi: "काग़ज़ के मुर्ग़े", ar: "ديوك الورق", fa: "خروس‌های کاغذی", ur: "کاغذ کے مرغ" },
    category: "COCKFIGHT",
    motif: "rooster",
  },
  esports: {
    title: { en: "Best of Three", hi: "तीन में से दो", ar: "الأفضل من ثلاث", fa: "دو از سه", ur: "تین میں سے دو" },
    category: "ESPORTS",
    motif: "bolt",
  },
  digits: {
    title: { en: "Three Digits", hi: "तीन अंक", ar: "ثلاثة أرقام", fa: "سه رقم", ur: "تین ہندسے" },
    category: "LOTT",
    motif: "balls",
  },
  race: {
    title: { en: "Boat Race", hi: "नावों की दौड़", ar: "سباق القوارب", fa: "مسابقهٔ قایق‌ها", ur: "کشتیوں کی دوڑ" },
    category: "ELOTT",
    motif: "wheel",
  },
  football: {
    title: { en: "Football Match", hi: "फ़ुटबॉल मैच", ar: "مباراة كرة قدم", fa: "مسابقهٔ فوتبال", ur: "فٹ بال میچ" },
    category: "SPORTS",
    motif: "pitch",
  },
  cricket: {
    title: { en: "Super Over", hi: "सुपर ओवर", ar: "الأوفر الحاسم", fa: "سوپر اُور", ur: "سپر اوور" },
    category: "SPORTS",
    motif: "wicket",
  },
  kabaddi: {
    title: { en: "Kabaddi Raids", hi: "कबड्डी रेड", ar: "غارات الكبادي", fa: "یورش‌های کبدی", ur: "کبڈی ریڈ" },
    category: "SPORTS",
    motif: "pitch",
  },
  tennis: {
    title: { en: "Tennis Tie-break", hi: "टेनिस टाई-ब्रेक", ar: "شوط التنس الفاصل", fa: "تای‌بریک تنیس", ur: "ٹینس ٹائی بریک" },
    category: "SPORTS",
    motif: "ball",
  },
  roulette: {
    title: { en: "Roulette", hi: "रूलेट", ar: "الروليت", fa: "رولت", ur: "رولیٹ" },
    category: "LIVE",
    motif: "roulette",
  },
};

const SPORTSBOOK: ProviderGame = {
  code: "sportsbook-0-4-sportsbook",
  title: { en: "Sportsbook", hi: "स्पोर्ट्सबुक", ar: "الرهان الرياضي", fa: "شرط‌بندی ورزشی", ur: "اسپورٹس بک" },
  category: "SPORTS",
  rtpPpm: SANDBOX_PROVIDER.slips.sportsbook[0],
  stakeStep: SANDBOX_PROVIDER.stakeSteps.sportsbook,
  languages: LANGUAGE_TAGS,
  cover: { family: "sports", motif: "pitch" },
};

const isRoom = (name: MiniName | RoomName | SharedName): name is RoomName => ROOM_NAMES.some((each) => each === name);

function gameOf(name: MiniName | RoomName | SharedName): ProviderGame {
  const { title, category, motif } = OFFERS[name];
  const cover = { family: category.toLowerCase(), motif };
  const stakeStep = { ...MINIS, ...ROOMS, ...SHARED }[name].parts;
  const rtpPpm = isRoom(name) ? SANDBOX_PROVIDER.rooms[name][0] : lowestReturn({ ...MINIS, ...SHARED }[name], 0);
  return { code: `${name}-0-1-${name}`, title, category, rtpPpm, stakeStep, languages: LANGUAGE_TAGS, cover };
}

/** What the vendor offers, with returns as computed. */
export const GAMES: GamesAnswer = {
  provider: SANDBOX_PROVIDER.id,
  games: [
    SLOT,
    ...slotsOf("lines"),
    ...slotsOf("pot"),
    ...slotsOf("cluster"),
    ...slotsOf("hold"),
    ...[...MINI_NAMES, ...ROOM_NAMES, ...SHARED_NAMES].map(gameOf),
    SPORTSBOOK,
  ],
};
