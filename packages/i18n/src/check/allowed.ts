/** This file, as the check prints it from the root of the workspace. */
export const ALLOW_LIST = "packages/i18n/src/check/allowed.ts";

/** Names and formats that stay as they are in every language. */
export const allowedWords = new Set([
  "Android",
  "CSV",
  "Chrome",
  "FA",
  "Facebook",
  "Google",
  "IFSC",
  "IMPS",
  "IP",
  "KYC",
  "JPG",
  "LINE",
  "MB",
  "Northgate",
  "PIN",
  "PNG",
  "Paytm",
  "QQ",
  "QR",
  "Reel",
  "SBI",
  "SMS",
  "Safari",
  "Saffron",
  "T20",
  "UPI",
  "VIP",
  "Telegram",
  "WeChat",
  "WhatsApp",
  "iPad",
  "iPhone",
  "Zalo",
  "iOS",
  "MM-dd-yyyy",
  "yyyy-MM-dd",
  "name@example.com",
]);

/** Texts that are the same in every language, as `namespace:key`. */
export const allowedKeys: readonly RegExp[] = [
  // By the specification this screen shows Chinese and English in every language.
  /^system:maintenance\..+\.(zh|en)$/,
  // A handle has Latin letters.
  /^validation:field\.telegram\.placeholder$/,
  // A game's title is a name: a language that does not spell it in its own letters shows it in Latin ones.
  /^seed:(game|title_words|banner\.pearl_monsoon)\./,
];

/** Keys of codes that a server answer names, so that no source file contains them. */
export const usedByCode: readonly RegExp[] = [/^errors:/, /^validation:(issue|pattern|field)\./];
