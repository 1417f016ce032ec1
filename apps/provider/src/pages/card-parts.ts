import { SUITS } from "../engines/cards.ts";

const SHAPES = {
  spades: "M12 2C9 7 3 10 3 15a4.4 4.4 0 0 0 7.6 3L9 22h6l-1.600-4A4.400 4.400 0 0 0 21 15C21 10 15 7 12 2z",
  hearts: "M12 21C7 16 2.500 12.500 2.500 8A4.800 4.800 0 0 1 12 6a4.800 4.800 0 0 1 9.500 2C21.500 12.500 17 16 12 21z",
  diamonds: "M12 1.500 20 12l-8 10.500L4 12z",
  clubs:
    "M12 2a4.500 4.500 0 0 1 3.600 7.200A4.500 4.500 0 1 1 13.500 17L15 22H9l1.500-5a4.500 4.500 0 1 1-2.100-7.800A4.500 4.500 0 0 1 12 2z",
} as const;

export const SUIT_SYMBOLS = SUITS.map(
  (suit) => `<symbol id="suit-${suit}" viewBox="0 0 24 24"><path d="${SHAPES[suit]}"/></symbol>`,
).join("");

/** A place for a card: its back, until the page turns it. */
export const cardPlace = (id: string): string =>
  `<span class="card" id="${id}"><b class="fig"></b><svg aria-hidden="true"><use href="#suit-spades"/></svg></span>`;
