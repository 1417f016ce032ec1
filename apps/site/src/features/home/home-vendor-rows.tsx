import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { Link } from "@baize/ui/link";
import { VendorRow } from "@baize/ui/vendor-row";
import { Skeleton } from "@baize/ui/skeleton";
import type { OutputOf } from "@baize/api/contract/contract";
import { CategoryLink } from "../../shared/games/category-link.tsx";
import { familyOf } from "../../shared/games/game-subject.ts";
import { keepVendorRows, keptVendorRows } from "../../shared/games/kept-vendor-rows.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { ServerText } from "../../shared/language/server-text.tsx";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { homeReads } from "./home-reads.ts";
import * as css from "./home-page.css.ts";

/** Vendors shown in a row; "see all" shows the rest. */
const shown = 4;

/** Vendors by category, a row each. */
export function HomeVendorRows() {
  const vendors = useRead(...homeReads.vendors);
  const { code } = useLanguage();
  const fresh = vendors.data?.vendorRows;
  useEffect(() => {
    if (fresh) keepVendorRows(code, fresh);
  }, [code, fresh]);
  const kept = vendors.isPending ? keptVendorRows(code) : undefined;
  if (kept) return <Rows vendorRows={kept} />;
  return (
    <ReadPart read={vendors} waiting={<Skeleton blockSize="20rem" />}>
      {({ vendorRows }) => <Rows vendorRows={vendorRows} />}
    </ReadPart>
  );
}

function Rows({ vendorRows }: OutputOf<"games.vendors">) {
  const { t } = useTranslation();
  return (
    <div className={css.vendorRows}>
      {vendorRows.map((row) => (
        <VendorRow
          key={row.gameClassify}
          legend={<ServerText lang={row.lang}>{row.title}</ServerText>}
          count={row.cards.length}
          action={
            <Link standalone link={<CategoryLink category={row.gameClassify} />}>
              {t("action.seeAll")}
            </Link>
          }
          vendors={row.cards.slice(0, shown).map((card) => ({
            id: card.vassalage,
            name: card.name,
            category: familyOf(row.gameClassify),
            count: t("count.games", { count: card.games }),
            link: <CategoryLink category={row.gameClassify} vassalage={card.vassalage} />,
            badge: card.isHot === 1 ? <Badge tone="live">{t("state.hot")}</Badge> : undefined,
          }))}
        />
      ))}
    </div>
  );
}
