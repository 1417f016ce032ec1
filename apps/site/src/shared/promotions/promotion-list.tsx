import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { castCover, isMotif, palettes } from "@baize/ui/cover/cast";
import { Grid } from "@baize/ui/grid";
import { PromotionCard } from "@baize/ui/promotion-card";
import type { OutputOf } from "@baize/api/contract/contract";
import { pathOf } from "../../navigation/paths.ts";
import { onHosts } from "../images/image-hosts.ts";
import { useImageHosts } from "../images/use-image-hosts.ts";
import { ServerText } from "../language/server-text.tsx";
import * as css from "../page/page-layout.css.ts";

export type Promotion = OutputOf<"promotions.list">["items"][number];

interface PromotionListProps {
  promotions: readonly Promotion[];
  /** Level of the cards' headings. */
  level: 2 | 3;
  /** Below a card's condition: when it starts, that it has ended. */
  badge?: (promotion: Promotion) => ReactNode;
}

/** The page of one promotion. */
export const promotionPath = (id: string): string => `${pathOf("promotion")}?${new URLSearchParams({ id }).toString()}`;

/** The icon and colour of a promotion, the same everywhere. */
export function promotionArt({ id, motif }: Pick<Promotion, "id" | "motif">) {
  const cast = castCover({ vendor: "promotion", game: id });
  return { motif: motif && isMotif(motif) ? motif : cast.motif, palette: cast.palette };
}

/** Offers as cards, one or three across; neighbours have different palettes. */
export function PromotionList({ promotions, level, badge }: PromotionListProps) {
  const hosts = useImageHosts();
  const art = promotions.map(promotionArt);
  const colours = palettes(
    art.map(({ palette }) => palette),
    { columns: [1, 3] },
  );
  return (
    <Grid as="ul" layout="thirds">
      {promotions.map((promotion, index) => (
        <li key={promotion.id}>
          <PromotionCard
            className={css.filling}
            level={level}
            figure={promotion.figure ?? undefined}
            title={<ServerText lang={promotion.lang}>{promotion.title}</ServerText>}
            condition={<ServerText lang={promotion.lang}>{promotion.summary}</ServerText>}
            badge={badge?.(promotion)}
            motif={art[index]?.motif ?? "lotus"}
            palette={colours[index] ?? 1}
            artwork={promotion.image ? onHosts(promotion.image, hosts) : undefined}
            link={<RouterLink to={promotionPath(promotion.id)} />}
          />
        </li>
      ))}
    </Grid>
  );
}
