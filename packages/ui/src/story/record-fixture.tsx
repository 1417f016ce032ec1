import { Badge } from "../badge/badge.tsx";
import type { DataTableColumn } from "../data-table/columns.ts";
import { moneyParts } from "../money/money-parts.ts";
import { Money } from "../money/money.tsx";
import type { ShellLanguage } from "./shell-fixture.ts";

export interface AccountRecord {
  id: string;
  time: string;
  what: string;
  reference: string;
  status: "done" | "open" | "review" | "rejected";
  /** Minor units. */
  amount: bigint;
  balance: bigint;
}

const said = {
  en: {
    heads: ["Time", "Details", "Reference", "Status", "Amount", "Balance"],
    status: { done: "Done", open: "Open", review: "In review", rejected: "Rejected" },
    rows: [
      "Deposit · UPI",
      "Bet · Pearl Monsoon",
      "Win · Teen Patti",
      "Bet · Teen Patti",
      "Withdrawal · SBI ••4471",
      "Weekly rebate",
      "Withdrawal · SBI ••4471",
    ],
    locale: "en-IN",
  },
  hi: {
    heads: ["समय", "विवरण", "संदर्भ", "स्थिति", "रक़म", "बैलेंस"],
    status: { done: "पूरा", open: "चालू", review: "जाँच में", rejected: "अस्वीकृत" },
    rows: [
      "जमा · UPI",
      "दाँव · Pearl Monsoon",
      "जीत · तीन पत्ती",
      "दाँव · तीन पत्ती",
      "निकासी · SBI ••4471",
      "साप्ताहिक रिबेट",
      "निकासी · SBI ••4471",
    ],
    locale: "hi",
  },
  ar: {
    heads: ["الوقت", "التفاصيل", "المرجع", "الحالة", "المبلغ", "الرصيد"],
    status: { done: "تم", open: "جارٍ", review: "قيد المراجعة", rejected: "مرفوض" },
    rows: [
      "إيداع · UPI",
      "رهان · Pearl Monsoon",
      "ربح · تين باتي",
      "رهان · تين باتي",
      "سحب · SBI ••4471",
      "استرداد أسبوعي",
      "سحب · SBI ••4471",
    ],
    locale: "ar",
  },
  fa: {
    heads: ["زمان", "جزئیات", "کد پیگیری", "وضعیت", "مبلغ", "موجودی"],
    status: { done: "انجام‌شده", open: "باز", review: "در حال بررسی", rejected: "ردشده" },
    rows: [
      "واریز · UPI",
      "شرط · Pearl Monsoon",
      "برد · تین پتی",
      "شرط · تین پتی",
      "برداشت · SBI ••4471",
      "کش‌بک هفتگی",
      "برداشت · SBI ••4471",
    ],
    locale: "fa",
  },
} as const;
const facts = [
  ["14:32", "T2611211432", "done", 500_000n, 4_825_075n],
  ["13:05", "B884120077", "open", -25_000n, 4_325_075n],
  ["12:48", "B884119340", "done", 384_000n, 4_350_075n],
  ["12:41", "B884119340", "done", -100_000n, 3_966_075n],
  ["10:16", "W2611211016", "review", -2_000_000n, 4_066_075n],
  ["09:00", "R2611210900", "done", 41_260n, 6_066_075n],
  ["08:27", "W2611210827", "rejected", -800_000n, 6_024_815n],
] as const;
const tones = { done: "positive", open: "info", review: "warning", rejected: "negative" } as const;

/** Today's account record: seven rows. */
export function accountRecords(language: ShellLanguage): AccountRecord[] {
  return facts.map(([time, reference, status, amount, balance], index) => ({
    id: `${reference}-${index}`,
    time,
    reference,
    status,
    amount,
    balance,
    what: said[language].rows[index] ?? "",
  }));
}

/** As many records as asked for, each with an amount of its own. */
export function manyRecords(count: number): AccountRecord[] {
  const rows = accountRecords("en");
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length];
    const minute = String(index % 60).padStart(2, "0");
    const amount = BigInt(((index * 7919) % 90_000) - 45_000) * 100n;
    return {
      id: String(index),
      time: `${String(Math.floor(index / 60) % 24).padStart(2, "0")}:${minute}`,
      what: row?.what ?? "",
      reference: `B${884_000_000 + index}`,
      status: row?.status ?? "done",
      amount,
      balance: 4_825_075n + amount,
    };
  });
}

const fall = (one: bigint, two: bigint) => Number(one > two) - Number(one < two);

/** Time, details, reference, status, amount, balance. */
export function recordColumns(language: ShellLanguage): DataTableColumn<AccountRecord>[] {
  const { heads, status, locale } = said[language];
  const money = (amount: bigint, net: boolean) => (
    <Money parts={moneyParts({ amount, currency: "INR", locale, signed: net })} variant={net ? "net" : "plain"} />
  );
  return [
    {
      id: "time",
      header: heads[0],
      cell: (row) => <bdi>{row.time}</bdi>,
      compare: (one, two) => one.time.localeCompare(two.time),
    },
    { id: "what", header: heads[1], cell: (row) => row.what, rowHeader: true },
    { id: "reference", header: heads[2], cell: (row) => <bdi>{row.reference}</bdi>, priority: 3 },
    { id: "status", header: heads[3], cell: (row) => <Badge tone={tones[row.status]}>{status[row.status]}</Badge>, priority: 2 },
    {
      id: "amount",
      header: heads[4],
      cell: (row) => money(row.amount, row.amount > 0n),
      align: "end",
      compare: (one, two) => fall(one.amount, two.amount),
    },
    { id: "balance", header: heads[5], cell: (row) => money(row.balance, false), align: "end" },
  ];
}
