import { BrandMark } from "../brand-mark/brand-mark.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { GuestActions, TopBar } from "../top-bar/top-bar.tsx";
import { SkipLink } from "./skip-link.tsx";

const bar = (
  <TopBar brand={<BrandMark name="Baize" />}>
    <GuestActions login={{ label: "Log in", href: "#login" }} />
  </TopBar>
);
/** As it is drawn with the focus on it, in its place among the other parts. */
const focused = (
  <SkipLink href="#main" style={{ position: "static", alignSelf: "start", transform: "none", opacity: 1 }}>
    Skip to content
  </SkipLink>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "It is the first tab stop, before the bar.",
      scene: (
        <Stack gap={3}>
          {focused}
          {bar}
        </Stack>
      ),
    },
    bad: {
      says: "It comes after the bar: a person has gone through every entry before it.",
      scene: (
        <Stack gap={3}>
          {bar}
          {focused}
        </Stack>
      ),
    },
  },
];
