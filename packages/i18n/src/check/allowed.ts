/** Names and formats that stay as they are in every language. */
export const allowedWords = new Set([
  "Android",
  "CSV",
  "Facebook",
  "IP",
  "JPG",
  "LINE",
  "MB",
  "PNG",
  "QQ",
  "SMS",
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

/** Texts that are the same everywhere by their nature, as `namespace:key`. */
export const allowedKeys: readonly RegExp[] = [
  // The specification shows this screen in Chinese and English, whatever the language.
  /^system:maintenance\..+\.(zh|en)$/,
  // A handle has Latin letters.
  /^validation:field\.telegram\.placeholder$/,
];

/** Keys that the site names by a code that comes over the wire, so that no line of source holds them. */
export const usedByCode: readonly RegExp[] = [/^errors:/, /^validation:(issue|pattern|field)\./];
