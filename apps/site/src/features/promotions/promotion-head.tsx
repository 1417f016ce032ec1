import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { BannerSlide } from "@baize/ui/banner/banner-slide";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Heading } from "@baize/ui/heading";
import { Surface } from "@baize/ui/surface";
import { pathOf } from "../../navigation/paths.ts";
import { ServerText } from "../../shared/language/server-text.tsx";
import { type Promotion, promotionArt } from "../../shared/promotions/promotion-list.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { usePromotionBadge } from "./use-promotion-badge.tsx";

/** A panel with the offer's figure, or the title alone where it has none. */
export function PromotionHead({ promotion }: { promotion: Promotion }) {
  const badge = usePromotionBadge()(promotion);
  if (promotion.figure === null) {
    return (
      <Group justify="between">
        <Heading level={1} size="2xl">
          <ServerText lang={promotion.lang}>{promotion.title}</ServerText>
        </Heading>
        {badge}
      </Group>
    );
  }
  return (
    <Surface ground="cloth" variant="bare" padding="none">
      <BannerSlide
        level={1}
        state={badge}
        subject={<ServerText lang={promotion.lang}>{promotion.title}</ServerText>}
        figure={promotion.figure}
        figureFirst
        {...promotionArt(promotion)}
      >
        {promotion.state === "closed" ? undefined : <ForVisitors />}
      </BannerSlide>
    </Surface>
  );
}

/** Offers are for members: a visitor gets a link to register. */
function ForVisitors() {
  const { t } = useTranslation();
  const session = useSession();
  const { data: brand } = useWhitelabel();
  if (session || brand?.features.directRegistration === false) return null;
  return (
    <Button asChild variant="primary">
      <RouterLink to={pathOf("register")}>{t("action.register")}</RouterLink>
    </Button>
  );
}
