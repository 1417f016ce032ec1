import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Play } from "@baize/domain/lottery/play";
import { Group } from "@baize/ui/group";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Stack } from "@baize/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { usePlayNames } from "./use-play-names.ts";

interface PlayChoiceProps {
  plays: readonly Play[];
  play: Play;
  onChoose: (play: string) => void;
  /** The board of the chosen play. */
  children: ReactNode;
}

/** The groups of plays as tabs, the plays of the chosen group, and the board of the chosen play. */
export function PlayChoice({ plays, play, onChoose, children }: PlayChoiceProps) {
  const { t } = useTranslation("lottery");
  const names = usePlayNames();
  const groups = [...new Set(plays.map(({ group }) => group))];
  const own = plays.filter(({ group }) => group === play.group);
  const choose = (group: string) => onChoose(plays.find((each) => each.group === group)?.id ?? "");
  return (
    <Tabs value={play.group} onValueChange={choose} activation="manual">
      <TabList aria-label={t("plays.groups")}>
        {groups.map((group) => (
          <Tab key={group} value={group}>
            {names.group(group)}
          </Tab>
        ))}
      </TabList>
      {groups.map((group) => (
        <TabPanel key={group} value={group}>
          {group === play.group ? (
            <Stack gap={4}>
              {own.length > 1 ? (
                <Group>
                  <SegmentedControl
                    aria-label={t("plays.label")}
                    items={own.map((each) => ({ value: each.id, label: names.name(each) }))}
                    value={play.id}
                    onValueChange={onChoose}
                  />
                </Group>
              ) : null}
              {children}
            </Stack>
          ) : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
