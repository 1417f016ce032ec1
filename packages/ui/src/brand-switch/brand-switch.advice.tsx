import { Button } from "../button/button.tsx";
import { Group } from "../group/group.tsx";
import type { Advice } from "../story/advice.tsx";
import { BaizeProvider } from "../provider/provider.tsx";

const brands = ["baize", "utsav", "regatta"];

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "Colours come from the brand: the same button in three of them.",
      scene: (
        <Group>
          {brands.map((brand) => (
            <BaizeProvider key={brand} brand={brand}>
              <Button variant="primary">Deposit</Button>
            </BaizeProvider>
          ))}
        </Group>
      ),
    },
    bad: {
      says: "A colour that a page writes itself stays when the brand changes.",
      scene: (
        <Group>
          {brands.map((brand) => (
            <BaizeProvider key={brand} brand={brand}>
              <Button variant="primary" style={{ background: "darkslateblue", color: "white" }}>
                Deposit
              </Button>
            </BaizeProvider>
          ))}
        </Group>
      ),
    },
  },
];
