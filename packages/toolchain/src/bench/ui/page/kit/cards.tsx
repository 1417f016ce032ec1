import { Button } from "@baize/ui/button";
import { Grid } from "@baize/ui/grid";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { Text } from "@baize/ui/text";
import { cardsOf, tabNames } from "../fixture.ts";

export function Cards() {
  return (
    <Tabs defaultValue={tabNames[0]}>
      <TabList aria-label="Games">
        {tabNames.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabNames.map((name) => (
        <TabPanel key={name} value={name}>
          <CardGrid tab={name} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function CardGrid({ tab }: { tab: string }) {
  return (
    <Grid layout="thirds">
      {cardsOf(tab).map((card) => (
        <Surface key={card.id} as="article">
          <Stack gap={2} align="start">
            <Heading level={3}>{card.title}</Heading>
            <Text size="sm" tone="muted">
              {card.text}
            </Text>
            <Button size="sm">Play</Button>
          </Stack>
        </Surface>
      ))}
    </Grid>
  );
}
