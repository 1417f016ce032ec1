import type { Advice } from "../story/advice.tsx";
import { Text } from "../text/text.tsx";
import { PrintedBox } from "./printed-box.tsx";

const vendors = <Text>Northgate, Juno & Co, Lacquer House, Kestrel</Text>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "One border around what belongs together.", args: {} },
    bad: {
      says: "A box in a box: two borders and two headings for one list.",
      scene: (
        <PrintedBox legend="Live casino">
          <PrintedBox legend="Providers" level={3}>
            {vendors}
          </PrintedBox>
        </PrintedBox>
      ),
    },
  },
];
