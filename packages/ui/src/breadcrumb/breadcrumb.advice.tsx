import type { Advice } from "../story/advice.tsx";
import { Heading } from "../heading/heading.tsx";
import { Stack } from "../stack/stack.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";

const page = (last: string) => (
  <Stack gap={2}>
    <Breadcrumb
      aria-label="You are here"
      crumbs={[{ label: "Home", href: "#home" }, { label: "Slots", href: "#slots" }, { label: last }]}
    />
    <Heading level={2}>Pearl Monsoon</Heading>
  </Stack>
);

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: { says: "End it with the page, in the words of its heading.", scene: page("Pearl Monsoon") },
    bad: { says: "Other words make a person doubt which page this is.", scene: page("Game details") },
  },
];
