import { Heading } from "../heading/heading.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { Surface } from "../surface/surface.tsx";
import { Page } from "./page.tsx";

const title = <Heading level={3}>Withdraw</Heading>;
const card = <Surface>Fee ₹15. You get ₹485 within 30 minutes.</Surface>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "One Page: heading and card begin at one edge.",
      scene: (
        <Page>
          <Stack gap={3}>
            {title}
            {card}
          </Stack>
        </Page>
      ),
    },
    bad: {
      says: "A Page inside a Page: the card has the gutter twice.",
      scene: (
        <Page>
          <Stack gap={3}>
            {title}
            <Page>{card}</Page>
          </Stack>
        </Page>
      ),
    },
  },
];
