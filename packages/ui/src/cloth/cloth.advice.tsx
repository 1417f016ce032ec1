import { Surface } from "../surface/surface.tsx";
import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { Cloth } from "./cloth.tsx";

const rules = (
  <Text>
    The rebate is 0.8% of your valid bets of the week. Bets that were cancelled or that cover every outcome are not counted. It is
    paid on Mondays at 12:00.
  </Text>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Text that is read is on a Surface of stock.",
      scene: (
        <Cloth variant="panel" arcs={false} style={{ padding: 16 }}>
          <Surface ground="stock">{rules}</Surface>
        </Cloth>
      ),
    },
    bad: {
      says: "The lines of the table run through the words.",
      scene: (
        <Cloth variant="panel" style={{ padding: 16 }}>
          {rules}
        </Cloth>
      ),
    },
  },
];
