import type { Advice } from "../story/advice.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

const days = [
  { value: "today", label: "Today" },
  { value: "week", label: "7 days" },
];
const row = (label: string, tabs: readonly string[]) => (
  <TabList aria-label={label}>
    {tabs.map((name) => (
      <Tab key={name} value={name}>
        {name}
      </Tab>
    ))}
  </TabList>
);
const bets = <Text>2 bets, ₹700 at stake</Text>;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "One or two words name what a tab holds.",
      scene: (
        <Tabs defaultValue="Open">
          {row("Bets", ["Open", "Settled", "Cancelled"])}
          <TabPanel value="Open">{bets}</TabPanel>
        </Tabs>
      ),
    },
    bad: {
      says: "Sentences push the other tabs out of sight.",
      scene: (
        <Tabs defaultValue="View the bets that are still open">
          {row("Bets", [
            "View the bets that are still open",
            "View the bets that are settled",
            "View the bets that were cancelled",
          ])}
          <TabPanel value="View the bets that are still open">{bets}</TabPanel>
        </Tabs>
      ),
    },
  },
  {
    good: {
      says: "A SegmentedControl narrows what a tab shows.",
      scene: (
        <Tabs defaultValue="Open">
          {row("Bets", ["Open", "Settled"])}
          <TabPanel value="Open">
            <Stack gap={3} align="start">
              <SegmentedControl aria-label="Period" items={days} defaultValue="today" />
              {bets}
            </Stack>
          </TabPanel>
        </Tabs>
      ),
    },
    bad: {
      says: "Tabs inside tabs: a person cannot see which row changes what.",
      scene: (
        <Tabs defaultValue="Open">
          {row("Bets", ["Open", "Settled"])}
          <TabPanel value="Open">
            <Tabs defaultValue="Today">
              {row("Period", ["Today", "7 days"])}
              <TabPanel value="Today">{bets}</TabPanel>
            </Tabs>
          </TabPanel>
        </Tabs>
      ),
    },
  },
];
