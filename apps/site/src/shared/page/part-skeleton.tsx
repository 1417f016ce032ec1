import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";

/** Shown for a part of a page while it loads: one block of the part's usual height. */
export function PartSkeleton({ blockSize }: { readonly blockSize: string }) {
  const { t } = useTranslation("common");
  return (
    <SkeletonRegion label={t("state.loading")}>
      <Skeleton blockSize={blockSize} />
    </SkeletonRegion>
  );
}
