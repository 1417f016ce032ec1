import { PrizeSlider } from "@baize/ui/prize-slider";

export const example = (
  <PrizeSlider
    label="Prize and rebate"
    steps={[
      { prize: "1,800", rebate: "10.0%" },
      { prize: "1,900", rebate: "5.0%" },
      { prize: "1,990", rebate: "0.5%" },
    ]}
  />
);
