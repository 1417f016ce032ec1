import type { ChatMessage } from "./chat-message.types.ts";

const minute = 60_000;
/** 21 November 2026, 14:30 in Delhi: "now" of the stories. */
export const now = Date.UTC(2026, 10, 21, 9, 0);
const asha = { name: "Asha" };

/** A passbook's slip, in two inks. */
export const slip = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><path fill="white" d="M0 0h120v90H0z"/><path fill="none" stroke="black" d="M10 14h64M10 28h100M10 40h100M10 52h72M74 74h36"/></svg>',
)}`;

export const talk: readonly ChatMessage[] = [
  { id: "1", from: "system", at: now - 1500 * minute, text: "Asha from support joined" },
  { id: "2", from: "own", at: now - 1499 * minute, text: "My deposit of ₹5,000 by UPI is not in my balance." },
  {
    id: "3",
    from: "other",
    author: asha,
    at: now - 1490 * minute,
    text: "Namaste. Which bank did you pay from, and at what time?",
  },
  { id: "4", from: "other", author: asha, at: now - 1489 * minute, text: "A picture of the payment helps." },
  { id: "5", from: "own", at: now - 30 * minute, text: "SBI, 13:52.", image: { src: slip, alt: "UPI receipt", ratio: "4 / 3" } },
  {
    id: "6",
    from: "other",
    author: asha,
    at: now - 12 * minute,
    text: "Thank you. UTR 632511890042 was found: ₹5,000 is in your balance.",
  },
  { id: "7", from: "own", at: now - 10 * minute, text: "धन्यवाद, मिल गया।" },
];

/** So many messages from others, oldest first, the last one `ago` minutes old. */
export function manyMessages(count: number, name: string, ago = 0): readonly ChatMessage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${name}${index + 1}`,
    from: index % 3 === 2 ? ("own" as const) : ("other" as const),
    author: index % 3 === 2 ? undefined : asha,
    at: now - (ago + (count - index) * 7) * minute,
    text: `${name} ${index + 1}: draw 1121-0${40 + (index % 10)} was settled.`,
  }));
}

/** Side by side where there is room. */
export const three = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
  gap: 16,
} as const;
export const frame = { blockSize: 420, border: "1px solid", minInlineSize: 0 } as const;
/** The place that a page gives the panel. */
export const room = { maxInlineSize: 560, blockSize: 520, border: "1px solid" } as const;
/** Of the button by which a test lets a message come in. */
export const receiveText = "Receive";
