// The same content for both pages, so that they differ only in how they are made.
const games = ["Pearl Monsoon", "तीन पत्ती", "Andar Bahar", "लकी सेवन", "Regatta Rush", "كنز الصحراء", "Lantern Keno"];
const vendors = ["Kaveri", "Halcyon", "Noor", "Seven Seas"];
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("empty list");
  return found;
};
const range = (length: number) => Array.from({ length }, (_, index) => index);

export const buttonNumbers = range(1000);
export const buttonText = (number: number, step: number) => `Bet ${number + step}`;
export const isChosen = (number: number, step: number) => number % 3 === step % 3;

export const fieldNumbers = range(20);
export const fieldLabel = (number: number) => `${at(["First name", "Town", "Street", "Nickname"], number)} ${number + 1}`;
export const fieldHelp = "As in your passport.";
/** The error of the typed text; undefined while it is empty. */
export const fieldProblem = (value: string) =>
  value.length > 0 && value.length < 3 ? "Write three letters or more." : undefined;

export const dialogTitle = "Withdraw";
export const dialogText = "The money goes to the account that you named last. It takes one working day.";

export interface Card {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}
export const tabNames = ["Slots", "Live", "Lottery", "Cards"] as const;
export const cardsOf = (tab: string): readonly Card[] =>
  range(100).map((number) => ({
    id: `${tab}-${number}`,
    title: `${at(games, number)} ${number + 1}`,
    text: `${tab} of ${at(vendors, number)}, from ₹10.`,
  }));

export interface BetRow {
  readonly id: string;
  readonly time: string;
  readonly game: string;
  readonly vendor: string;
  readonly stake: string;
  /** The stake as a number. */
  readonly amount: number;
  readonly win: string;
  readonly state: "Settled" | "Open";
}
const stakeOf = (number: number) => (number % 90) * 10 + 10;
const rowOf = (number: number): BetRow => ({
  id: `B${100_000 + number}`,
  time: `${String(number % 24).padStart(2, "0")}:${String(number % 60).padStart(2, "0")}`,
  game: at(games, number),
  vendor: at(vendors, number),
  stake: `₹${stakeOf(number)}.00`,
  amount: stakeOf(number),
  win: number % 4 === 0 ? `₹${(number % 300) * 7}.50` : "₹0.00",
  state: number % 5 === 0 ? "Open" : "Settled",
});
const allRows = range(2000).map(rowOf);
/** As many rows as asked for, in no order of their stakes. */
export const manyRows = (count: number): readonly BetRow[] => range(count).map((number) => rowOf((number * 7919) % count));
export const pageSize = 200;
export const pageCount = allRows.length / pageSize;
export const rowsOf = (page: number) => allRows.slice((page - 1) * pageSize, page * pageSize);

export const choices = range(40).map((number) => ({ id: String(number), label: at(games, number), hint: `${number + 1}` }));
