import type { PrizeRow } from "./prize-table.tsx";

/** The 27 numbers of a northern draw. */
export const north: readonly PrizeRow[] = [
  { id: "special", label: "Special", numbers: ["48207"], main: true },
  { id: "first", label: "First", numbers: ["91352"] },
  { id: "second", label: "Second", numbers: ["60718", "23907"] },
  { id: "third", label: "Third", numbers: ["55120", "80416", "19283", "74655", "03391", "66847"] },
  { id: "fourth", label: "Fourth", numbers: ["2207", "8145", "0936", "7711"] },
  { id: "fifth", label: "Fifth", numbers: ["4480", "1329", "5907", "6262", "0071", "3358"] },
  { id: "sixth", label: "Sixth", numbers: ["407", "918", "250"] },
  { id: "seventh", label: "Seventh", numbers: ["07", "63", "84", "19"] },
];
/** The 18 numbers of a southern draw. */
export const south: readonly PrizeRow[] = [
  { id: "eighth", label: "Eighth", numbers: ["52"] },
  { id: "seventh", label: "Seventh", numbers: ["407"] },
  { id: "sixth", label: "Sixth", numbers: ["8145", "0936", "7711"] },
  { id: "fifth", label: "Fifth", numbers: ["4480"] },
  { id: "fourth", label: "Fourth", numbers: ["55120", "80416", "19283", "74655", "03391", "66847", "23907"] },
  { id: "third", label: "Third", numbers: ["60718", "91352"] },
  { id: "second", label: "Second", numbers: ["48207"] },
  { id: "first", label: "First", numbers: ["10563"] },
  { id: "special", label: "Special", numbers: ["739052"], main: true },
];

/** The rows with these last two figures marked wherever they came. */
export const withMarks = (rows: readonly PrizeRow[], ends: readonly string[]): readonly PrizeRow[] =>
  rows.map((row) => ({
    ...row,
    marks: row.numbers.flatMap((drawn, number) =>
      ends.includes(drawn.slice(-2)) ? [{ number, from: drawn.length - 2, to: drawn.length }] : [],
    ),
  }));
