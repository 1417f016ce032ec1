/** 0 normal, 1 maintenance, 2 region restricted. */
export type SystemStatus = 0 | 1 | 2;

/** Maintenance comes before a region's restriction: it closes the site to everyone. */
export function systemStatus({
  maintenance,
  regionRestriction,
}: {
  maintenance: boolean;
  regionRestriction: boolean;
}): SystemStatus {
  if (maintenance) return 1;
  return regionRestriction ? 2 : 0;
}
