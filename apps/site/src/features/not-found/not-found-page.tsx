import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Button } from "@baize/ui/button";
import { NotFoundScreen } from "@baize/ui/not-found-screen";
import { Page } from "@baize/ui/page";
import { pathOf } from "../../navigation/paths.ts";
import { categoryPath } from "../../shared/games/category-path.ts";
import * as css from "../../shared/page/page-layout.css.ts";

/** Unknown address, with links to the home page and the games. */
export default function NotFoundPage() {
  const { t } = useTranslation(["system", "common"]);
  return (
    <Page className={css.page}>
      <NotFoundScreen
        code="404"
        title={t("system:notFound.title")}
        text={t("system:notFound.body")}
        actions={
          <>
            <Button asChild variant="primary">
              <RouterLink to={pathOf("home")}>{t("common:action.goHome")}</RouterLink>
            </Button>
            <Button asChild>
              <RouterLink to={categoryPath("RNG")}>{t("common:header.findGame")}</RouterLink>
            </Button>
          </>
        }
      />
    </Page>
  );
}
