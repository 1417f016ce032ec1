import { CountBadge } from "../count-badge/count-badge.tsx";
import {
  chartLineUp,
  clock,
  envelopeSimple,
  gift,
  handCoins,
  plus,
  receipt,
  shieldCheck,
  target,
  trophy,
  uploadSimple,
  usersThree,
  wallet,
} from "../icon/art.gen.ts";
import type { ShellLanguage } from "./shell-fixture.ts";

const rows: readonly (readonly [id: string, icon: string, en: string, hi: string, ar: string, fa: string, waiting?: number])[] = [
  ["securityCenter", shieldCheck, "My account", "मेरा खाता", "حسابي", "حساب من"],
  ["transferFund", wallet, "Wallet", "वॉलेट", "المحفظة", "کیف پول"],
  ["depositv2", plus, "Deposit", "जमा", "إيداع", "واریز"],
  ["withdraw", handCoins, "Withdraw", "निकासी", "سحب", "برداشت"],
  ["transferUpline", uploadSimple, "Transfer to upline", "अपलाइन को भेजें", "تحويل للوكيل", "انتقال به سرشاخه"],
  ["personalHistoryCopy", clock, "Betting record", "दाँव का रिकॉर्ड", "سجل الرهانات", "سابقه شرط‌ها"],
  ["transactionHistory", receipt, "Account record", "खाता रिकॉर्ड", "سجل الحساب", "گردش حساب"],
  ["personalProfit", chartLineUp, "Profit and loss", "लाभ और हानि", "الربح والخسارة", "سود و زیان"],
  ["bonusDetails", gift, "Bonus details", "बोनस विवरण", "تفاصيل المكافآت", "بونوس‌ها"],
  ["rewardCenter", trophy, "Reward centre", "रिवॉर्ड सेंटर", "مركز الجوائز", "مرکز پاداش"],
  ["referral", usersThree, "Invite friends", "दोस्तों को बुलाएँ", "دعوة الأصدقاء", "دعوت از دوستان"],
  ["missionLeaderboard", target, "Missions", "मिशन", "المهام", "مأموریت‌ها", 3],
  ["messageV2", envelopeSimple, "Inbox", "इनबॉक्स", "الوارد", "صندوق پیام", 4],
];
const places = { en: 2, hi: 3, ar: 4, fa: 5 } as const;

/** The member centre's menu with the wallet open. */
export function memberMenu(language: ShellLanguage) {
  const items = rows.map((row) => {
    const [id, icon] = row;
    const waiting = row[6];
    return {
      id,
      icon,
      label: row[places[language]],
      href: `#${id}`,
      current: id === "transferFund",
      badge: waiting ? <CountBadge count={waiting} label={String(waiting)} /> : undefined,
    };
  });
  return [{ id: "member", items }];
}
