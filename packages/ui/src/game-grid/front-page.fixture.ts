import {
  cherries,
  cherriesFill,
  cricket,
  cricketFill,
  fish,
  fishFill,
  gameController,
  gameControllerFill,
  pokerChip,
  pokerChipFill,
  rocketLaunch,
  rocketLaunchFill,
  spade,
  spadeFill,
  ticket,
  ticketFill,
} from "../icon/art.gen.ts";
import { moneyParts } from "../money/money-parts.ts";

const seat = (id: string, label: string, art: string, chosenArt: string) => ({ id, label, art, chosenArt, href: `#${id}` });
export const categories = [
  seat("live", "लाइव कैसीनो", pokerChip, pokerChipFill),
  seat("slots", "स्लॉट", cherries, cherriesFill),
  seat("sports", "स्पोर्ट्स", cricket, cricketFill),
  seat("esports", "ई-स्पोर्ट्स", gameController, gameControllerFill),
  seat("poker", "पोकर", spade, spadeFill),
  seat("fishing", "फ़िशिंग", fish, fishFill),
  seat("lottery", "लॉटरी", ticket, ticketFill),
  seat("crash", "क्रैश", rocketLaunch, rocketLaunchFill),
];

const prize = (rupees: bigint) => moneyParts({ amount: rupees * 100n, currency: "INR", locale: "hi-IN", minor: "ifAny" });
const winner = (name: string, detail: string, rupees: bigint) => ({ id: name, name, detail, prize: prize(rupees) });
export const winners = [
  winner("an***42", "Pearl Monsoon · Saffron Reel", 482_600n),
  winner("रो***जी", "Sky Ladder · Kestrel", 215_940n),
  winner("mi***07", "तीन पत्ती · Northgate", 198_000n),
  winner("su***st", "Crown of Mysore · Tin Crown", 96_450n),
  winner("pk***88", "Deep Net · Old Harbour", 74_210n),
  winner("de***va", "Roulette Nine · Northgate", 52_500n),
  winner("zo***19", "Powerplay · Blue Peter", 41_320n),
];

const clock = () => 0;
const draw = (name: string, issue: string, numbers: readonly string[], seconds: number) => ({
  name,
  issue: `№ ${issue}`,
  numbers,
  nextAt: seconds * 1000,
  clock,
  href: `#${issue}`,
});
export const draws = [
  draw("मिज़ोरम शाम", "2611-21", ["17", "04", "36", "28", "09"], 252),
  draw("हनोई VIP", "1121-048", ["80", "25", "63", "11"], 96),
  draw("5-मिनट पासा", "884-210", ["6", "2", "5"], 178),
  draw("कोलकाता एफ़एफ़", "6/8", ["3", "8", "0", "1"], 2300),
];

const vendor = (name: string, games: number, category: string, motif: string) => ({
  id: name,
  name,
  category,
  motif,
  count: `${games} खेल`,
  href: `#${name}`,
});
const vendorRow = (name: string, count: string, vendors: readonly ReturnType<typeof vendor>[]) => ({ name, count, vendors });
export const vendorRows = [
  vendorRow("लाइव कैसीनो", "24", [
    vendor("Northgate", 75, "live", "roulette"),
    vendor("Juno & Co", 75, "live", "cards"),
    vendor("Lacquer House", 23, "live", "table"),
    vendor("Kestrel", 61, "live", "dice"),
  ]),
  vendorRow("स्लॉट", "38", [
    vendor("Saffron Reel", 16, "slots", "lotus"),
    vendor("Tin Crown", 75, "slots", "crown"),
    vendor("Paper Tiger", 89, "slots", "eye"),
    vendor("Monsoon", 61, "slots", "fan"),
  ]),
  vendorRow("स्पोर्ट्स", "9", [
    vendor("Blue Peter", 82, "sports", "wicket"),
    vendor("Northgate", 75, "sports", "ball"),
    vendor("Old Harbour", 89, "sports", "pitch"),
    vendor("Vaulted", 61, "sports", "sun"),
  ]),
  vendorRow("फ़िशिंग और क्रैश", "12", [
    vendor("Old Harbour", 89, "fishing", "fishes"),
    vendor("Kestrel", 61, "crash", "climb"),
    vendor("Ninefold", 68, "fishing", "waves"),
    vendor("Halfpenny", 75, "crash", "kite"),
  ]),
];

export const promotions = [
  {
    figure: "₹500",
    title: "पहले जमा पर",
    condition: "न्यूनतम जमा ₹1,000। 8× खेलने के बाद निकासी।",
    motif: "coins",
    palette: 4,
    href: "#first",
  },
  {
    figure: "0.8%",
    title: "साप्ताहिक रिबेट",
    condition: "हर सोमवार 12:00 बजे अपने-आप जमा।",
    motif: "wheel",
    palette: 2,
    href: "#rebate",
  },
  {
    figure: "7",
    unit: "/ 7",
    title: "दैनिक मिशन",
    condition: "सात दिन, सात छोटे काम। छूट जाए तो कल फिर।",
    motif: "harlequin",
    palette: 12,
    href: "#mission",
  },
] as const;
