import { Skeleton, SkeletonRegion } from "@baize/ui/skeleton";

export const example = (
  <SkeletonRegion label="Loading">
    <Skeleton shape="text" />
  </SkeletonRegion>
);
