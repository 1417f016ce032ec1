import { useTranslation } from "react-i18next";
import { Group } from "@baize/ui/group";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { type Way, WAYS } from "./types.ts";

/** The side from the address: what the agent was paid, or what it pays. */
export function useWay(): readonly [way: Way, change: (way: string) => void] {
  const [params, change] = useCentreQuery();
  const way = WAYS.find((one) => one === params.get("way")) ?? "received";
  return [way, (next) => change({ way: next === "received" ? "" : next })];
}

/** The choice of the side. */
export function WayChoice() {
  const { t } = useTranslation("agent-income");
  const [way, change] = useWay();
  return (
    <Group>
      <SegmentedControl
        aria-label={t("way")}
        items={WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
        value={way}
        onValueChange={change}
      />
    </Group>
  );
}
