import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { Heading } from "../heading/heading.tsx";
import { Page } from "../page/page.tsx";
import type { Advice } from "../story/advice.tsx";
import { GuestActions, TopBar } from "../top-bar/top-bar.tsx";

const bar = (
  <TopBar brand={<BrandMark name="Baize" />}>
    <GuestActions login={{ label: "Log in", href: "#login" }} />
  </TopBar>
);
const page = (
  <Page>
    <Heading level={2}>Slots</Heading>
  </Page>
);

/** Drawn on the page of the component, in the frame of its bar. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "One shell a page: one bar, and the content under it.",
      scene: (
        <>
          {bar}
          {page}
        </>
      ),
    },
    bad: {
      says: "A shell inside a shell: two bars, and a person cannot tell which one leaves the page.",
      scene: (
        <>
          {bar}
          {bar}
          {page}
        </>
      ),
    },
  },
];
