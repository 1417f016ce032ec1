import { PrizeTable } from "@baize/ui/prize-table";

export const example = (
  <PrizeTable
    caption="Northern draw"
    rows={[
      { id: "special", label: "Special", numbers: ["48207"], main: true },
      { id: "first", label: "First", numbers: ["91352"] },
      { id: "second", label: "Second", numbers: ["60718", "23907"] },
    ]}
  />
);
