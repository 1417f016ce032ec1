import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";

export const example = (
  <Tabs defaultValue="open">
    <TabList aria-label="Bets">
      <Tab value="open">Open</Tab>
      <Tab value="settled">Settled</Tab>
    </TabList>
    <TabPanel value="open">No open bets</TabPanel>
    <TabPanel value="settled">No settled bets</TabPanel>
  </Tabs>
);
