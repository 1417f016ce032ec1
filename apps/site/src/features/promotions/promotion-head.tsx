import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { BannerSlide } from "@baize/ui/banner/banner-slide";
import { Button } from "@baize/ui/button";
import { PageHeading } from "@baize/ui/page-heading";
import { Surface } from "@baize/ui/surface";
import { pathOf } from "../../navigation/paths.ts";
import { ServerText } from "../../shared/language/server-text.tsx";
import { type Promotion, promotionArt } from "../../shared/promotions/promotion-list.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { usePromotionBadge } from "./use-promotion-badge.tsx";

/** The offer's title, and below it a panel with its figure where it has one. */
export function PromotionHead({ promotion }: { promotion: Promotion }) {
  const { title, lang, figure, state } = promotion;
  const badge = usePromotionBadge()(promotion);
  return (
    <PageHeading ground="inside" title={<ServerText lang={lang}>{title}</ServerText>} action={badge}>
      {figure === null ? null : (
        <Surface ground="cloth" variant="bare" padding="none">
          <BannerSlide figure={figure} {...promotionArt(promotion)}>
            {state === "closed" ? undefined : <ForVisitors />}
          </BannerSlide>
        </Surface>
      )}
    </PageHeading>
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
