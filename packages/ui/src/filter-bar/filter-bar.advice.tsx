import { Select } from "../select/select.tsx";
import type { Advice } from "../story/advice.tsx";
import { FilterBar } from "./filter-bar.tsx";

const stay = () => undefined;
const types = [
  { value: "deposit", label: "Deposits" },
  { value: "withdrawal", label: "Withdrawals" },
];
const states = [
  { value: "review", label: "In review" },
  { value: "paid", label: "Paid" },
];
const fields = (
  <>
    <Select label="Type" options={types} defaultValue="withdrawal" />
    <Select label="State" options={states} defaultValue="paid" />
  </>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "While filters are set, one press clears them all.",
      scene: (
        <FilterBar label="Filter payments" activeCount={2} onReset={stay}>
          {fields}
        </FilterBar>
      ),
    },
    bad: {
      says: "Without activeCount there is no such button, and on a phone nothing shows that filters are set.",
      scene: (
        <FilterBar label="Filter payments" onReset={stay}>
          {fields}
        </FilterBar>
      ),
    },
  },
];
