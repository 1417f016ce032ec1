import { useTranslation } from "react-i18next";
import { EmptyState } from "@baize/ui/empty-state";
import { Grid } from "@baize/ui/grid";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { REWARD_KINDS } from "@baize/domain/rewards/points/kinds";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useAddressQuery } from "../../shared/page/use-address-query.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { RewardCards } from "./reward-cards.tsx";
import { RewardDialog } from "./reward-dialog.tsx";

const all = "all";

/** The goods by kind; the address has the kind (`?kind=gift`) and the open one (`?reward=`). */
export function Rewards() {
  const { t } = useTranslation("points");
  const read = useRead("points.rewards", {});
  const [params, change] = useAddressQuery();
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <Coming />;
  const kinds = REWARD_KINDS.filter((kind) => read.data.items.some((reward) => reward.kind === kind));
  const chosen = kinds.find((kind) => kind === params.get("kind")) ?? all;
  const shown = read.data.items.filter(({ kind }) => chosen === all || kind === chosen);
  const open = read.data.items.find(({ id }) => id === params.get("reward"));
  if (read.data.items.length === 0) return <EmptyState title={t("empty.title")}>{t("empty.body")}</EmptyState>;
  return (
    <>
      <Tabs value={chosen} onValueChange={(next) => change({ kind: next === all ? "" : next })}>
        <TabList aria-label={t("kinds")}>
          <Tab value={all}>{t("all")}</Tab>
          {kinds.map((kind) => (
            <Tab key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={chosen}>
          <RewardCards rewards={shown} />
        </TabPanel>
      </Tabs>
      <RewardDialog reward={open} close={() => change({ reward: "" })} />
    </>
  );
}

function Coming() {
  const { t } = useTranslation();
  return (
    <SkeletonRegion label={t("state.loading")}>
      <Grid layout="thirds">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} blockSize="118px" />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
