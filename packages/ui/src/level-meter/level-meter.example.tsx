import { LevelMeter } from "@baize/ui/level-meter";

export const example = (
  <LevelMeter
    label="Club level"
    levels={[
      { id: "bronze", name: "Bronze", from: 0 },
      { id: "silver", name: "Silver", from: 1000 },
    ]}
    value={400}
    valueLabel="400 points"
    nextLabel="Silver"
    missing="600 points to go"
  />
);
