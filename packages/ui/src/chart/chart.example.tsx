import { Chart } from "@baize/ui/chart";

export const example = (
  <Chart
    kind="bar"
    title="Deposits"
    empty="No deposits yet"
    points={[
      { id: "mon", label: "Mon" },
      { id: "tue", label: "Tue" },
    ]}
    series={[{ id: "deposits", name: "Deposits", readings: [500, 1200] }]}
    format={(value) => `₹${value}`}
  />
);
