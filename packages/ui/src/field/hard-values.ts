/** Values that break careless fields; stories and tests show that ours hold. */
export const longValue = "पैसा money مال 💰 ".repeat(588).slice(0, 10_000);
/** A family emoji, a flag, bidi overrides and isolates, a zero-width joiner and a combining pile. */
export const mixedValue = "👨‍👩‍👧‍👦🇮🇳 \u202Eabc\u202C \u2067عربي\u2069 क्षत्रिय z̤͔ͧ̑̓ä͖̭̈̇lͮ̒ͫǧ̗͚̚o̙̔ͮ̇͐";
