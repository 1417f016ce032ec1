import { Badge } from "../badge/badge.tsx";
import { gear, receipt, shieldCheck, wallet } from "../icon/art.gen.ts";
import { moneyParts } from "../money/money-parts.ts";
import type { ShellLanguage } from "./shell-fixture.ts";

const said = {
  en: [
    "Balance",
    "14:32",
    "Deposit",
    "Withdraw",
    "Inbox, 4 new",
    "Wallet",
    "Betting record",
    "Play limits",
    "Settings",
    "Log out",
  ],
  hi: ["बैलेंस", "14:32", "जमा", "निकासी", "इनबॉक्स, 4 नए", "वॉलेट", "दाँव का रिकॉर्ड", "खेल की सीमाएँ", "सेटिंग", "लॉग आउट"],
  ar: ["الرصيد", "14:32", "إيداع", "سحب", "الوارد، 4 جديدة", "المحفظة", "سجل الرهانات", "حدود اللعب", "الإعدادات", "خروج"],
  fa: [
    "موجودی",
    "14:32",
    "واریز",
    "برداشت",
    "صندوق پیام، 4 پیام تازه",
    "کیف پول",
    "سابقه شرط‌ها",
    "سقف‌های بازی",
    "تنظیمات",
    "خروج",
  ],
} as const;
const level = <Badge tone="accent">{"VIP 3"}</Badge>;

/** A member with ₹48,250.75 and four messages. */
export function accountWords(language: ShellLanguage, logout: () => void) {
  const [balance, asOf, deposit, withdraw, inbox, money, record, limits, settings, out] = said[language];
  const locale = { en: "en-IN", hi: "hi", ar: "ar", fa: "fa" }[language];
  return {
    account: "ananya_42",
    memberLabel: level,
    balance: { label: balance, asOf, href: "#wallet", parts: moneyParts({ amount: 4_825_075n, currency: "INR", locale }) },
    deposit: { label: deposit, href: "#deposit" },
    withdraw: { label: withdraw, href: "#withdraw" },
    inbox: { label: inbox, count: 4, href: "#inbox" },
    entries: [
      { id: "wallet", label: money, icon: wallet, href: "#wallet" },
      { id: "record", label: record, icon: receipt, href: "#record" },
      { id: "limits", label: limits, icon: shieldCheck, href: "#limits" },
      { id: "settings", label: settings, icon: gear, href: "#settings" },
    ],
    logout: { label: out, onClick: logout },
  };
}
