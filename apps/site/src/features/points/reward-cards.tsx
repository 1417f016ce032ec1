import { useTranslation } from "react-i18next";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import { Badge } from "@baize/ui/badge";
import { castCover, type CoverCast, isMotif, palettes } from "@baize/ui/cover/cast";

import { Grid } from "@baize/ui/grid";
import { PromotionCard } from "@baize/ui/promotion-card";
import { useFormat } from "@baize/i18n/use-format";
import { ServerText } from "../../shared/language/server-text.tsx";
import * as css from "../../shared/page/page-layout.css.ts";
import { useStockText } from "./use-stock-text.ts";
import type { Reward } from "./types.ts";

/** The motif of each kind, where the brand has chosen none. */
const signs: Record<Reward["kind"], CoverCast["motif"]> = { discount: "coins", lifestyle: "fan", gift: "diya" };

/** Goods as cards, with their price in points. Each opens at its own address. */
export function RewardCards({ rewards }: { rewards: readonly Reward[] }) {
  const { t } = useTranslation("points");
  const format = useFormat();
  const stockText = useStockText();
  const [params] = useSearchParams();
  const addressOf = (id: string) => {
    const query = new URLSearchParams(params);
    query.set("reward", id);
    return `?${query.toString()}`;
  };
  const colours = palettes(
    rewards.map(({ id }) => castCover({ vendor: "reward", game: id }).palette),
    { columns: [1, 3] },
  );
  return (
    <Grid as="ul" layout="thirds">
      {rewards.map((reward, index) => (
        <li key={reward.id}>
          <PromotionCard
            className={css.filling}
            level={2}
            figure={format.number(reward.points)}
            unit={t("unit", { count: reward.points })}
            title={<ServerText lang={reward.lang}>{reward.name}</ServerText>}
            condition={stockText(reward)}
            badge={reward.remaining === 0 ? <Badge>{t("none")}</Badge> : undefined}
            motif={reward.motif && isMotif(reward.motif) ? reward.motif : signs[reward.kind]}
            palette={colours[index] ?? 1}
            artwork={reward.image || undefined}
            link={<RouterLink to={addressOf(reward.id)} preventScrollReset />}
          />
        </li>
      ))}
    </Grid>
  );
}
