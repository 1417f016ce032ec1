import { useTranslation } from "react-i18next";
import { Banner } from "@baize/ui/banner";
import { BannerSlide } from "@baize/ui/banner/banner-slide";
import { Button } from "@baize/ui/button";
import { isMotif } from "@baize/ui/cover/cast";
import { Skeleton } from "@baize/ui/skeleton";
import type { OutputOf } from "@baize/api/contract/contract";
import { onHosts } from "../../shared/images/image-hosts.ts";
import { useImageHosts } from "../../shared/images/use-image-hosts.ts";
import { useServerMark } from "../../shared/language/server-text.tsx";
import { SmartLink } from "../../shared/page/smart-link.tsx";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import * as css from "./home-page.css.ts";
import { homeReads } from "./home-reads.ts";

/** Palettes with contrast to the header's surface, in the order of the slides. */
const palettes = [10, 7, 3, 2, 12] as const;

/** A current offer: its state, subject, one large figure and its action. */
export function HomeBanner() {
  const notice = useRead(...homeReads.notice);
  // A new brand has no offer, and needs no room for one.
  if (notice.data?.banners.length === 0) return null;
  return (
    <div className={css.bannerRoom}>
      <ReadPart read={notice} waiting={<Skeleton shape="block" blockSize="100%" />}>
        {({ banners }) => <Slides banners={banners} />}
      </ReadPart>
    </div>
  );
}

function Slides({ banners }: Pick<OutputOf<"notice.get">, "banners">) {
  const { t } = useTranslation();
  const hosts = useImageHosts();
  const serverMark = useServerMark();
  return (
    <Banner aria-label={t("carousel.label")}>
      {banners.map((banner, index) => (
        <BannerSlide
          key={banner.id}
          {...serverMark(banner.lang)}
          state={banner.place}
          subject={banner.title}
          figure={banner.figure}
          figureNote={banner.note ?? undefined}
          motif={banner.motif && isMotif(banner.motif) ? banner.motif : "lotus"}
          image={banner.image ? onHosts(banner.image, hosts) : undefined}
          palette={palettes[index % palettes.length] ?? 1}
        >
          <Button asChild variant="primary">
            <SmartLink href={banner.href}>{banner.actionLabel}</SmartLink>
          </Button>
        </BannerSlide>
      ))}
    </Banner>
  );
}
