import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { Link } from "@baize/ui/link";
import { VendorLane } from "@baize/ui/vendor-lane";
import { Skeleton } from "@baize/ui/skeleton";
import type { OutputOf } from "@baize/api/contract/contract";
import { CategoryLink } from "../../shared/games/category-link.tsx";
import { familyOf } from "../../shared/games/game-subject.ts";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { homeReads } from "./home-reads.ts";
import * as css from "./home-page.css.ts";

/** Vendors shown of a lane; the rest stand behind "see all". */
const shown = 4;

/** Vendors by category, each lane a printed box. */
export function HomeVendorRows() {
  const vendors = useRead(...homeReads.vendors);
  return (
    <ReadPart read={vendors} waiting={<Skeleton blockSize="20rem" />}>
      {({ lanes }) => <Lanes lanes={lanes} />}
    </ReadPart>
  );
}

function Lanes({ lanes }: OutputOf<"games.vendors">) {
  const { t } = useTranslation();
  return (
    <div className={css.lanes}>
      {lanes.map((lane) => (
        <VendorLane
          key={lane.gameClassify}
          legend={lane.title}
          count={lane.cards.length}
          action={
            <Link standalone link={<CategoryLink category={lane.gameClassify} />}>
              {t("action.seeAll")}
            </Link>
          }
          vendors={lane.cards.slice(0, shown).map((card) => ({
            id: card.vassalage,
            name: card.name,
            category: familyOf(lane.gameClassify),
            count: t("count.games", { count: card.games }),
            link: <CategoryLink category={lane.gameClassify} vassalage={card.vassalage} />,
            ...(card.isHot === 1 ? { badge: <Badge tone="live">{t("state.hot")}</Badge> } : {}),
          }))}
        />
      ))}
    </div>
  );
}
