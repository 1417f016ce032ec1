/** Values that break careless components; stories and tests show that ours hold. */
export const longValue = "पैसा money مال 💰 ".repeat(588).slice(0, 10_000);
/** A family emoji, a flag, bidi overrides and isolates, a zero-width joiner and a combining pile. */
export const mixedValue = "👨‍👩‍👧‍👦🇮🇳 \u202Eabc\u202C \u2067عربي\u2069 क्षत्रिय z̤͔ͧ̑̓ä͖̭̈̇lͮ̒ͫǧ̗͚̚o̙̔ͮ̇͐";

/** Words without a place to break: 63 letters of German, a Hindi compound as long, an address. */
export const longGerman = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";
export const longHindi = "राष्ट्रीयक्रीडाप्रतियोगितापुरस्कारवितरणसमारोहआयोजनसमितिसदस्य";
export const longAddress =
  "https://results.example/lotteries/mizoram-evening/2026/11/21?issue=2611-21&signature=9f86d081884c7d659a2f";

/**
 * Names of either direction that end in neutral characters: where nothing isolates them, the figure beside them is
 * drawn on their other side.
 */
export const arabicName = "فارس الصحراء (VIP 7)!";
export const latinName = "Desert Rider (VIP 7)!";

/** Rupees in minor units that no float holds. */
export const hugeAmount = 10n ** 23n + 7n;

/** An invalid picture, and a missing one. */
export const brokenPicture = "data:image/png;base64,none";

/** An array of that length, each item made from its index. */
export const many = <Thing>(count: number, make: (place: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, place) => make(place));
