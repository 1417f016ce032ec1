import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { Button } from "../button/button.tsx";
import type { Advice } from "../story/advice.tsx";
import { GuestActions, TopBar } from "./top-bar.tsx";

const brand = <BrandMark name="Baize" />;
const guest = <GuestActions login={{ label: "Log in", href: "#login" }} register={{ label: "Register", href: "#register" }} />;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: { says: "One main button: the way in for a visitor.", scene: <TopBar brand={brand}>{guest}</TopBar> },
    bad: {
      says: "Three buttons, two of them main: the offer and the account ask at the same time.",
      scene: (
        <TopBar brand={brand}>
          <Button variant="primary" size="sm">
            Get bonus
          </Button>
          {guest}
        </TopBar>
      ),
    },
  },
];
