import { isApiError } from "@baize/api/client/api-error";
import type { ReadArgs } from "../shared/api/read-args.ts";
import { useRead } from "../shared/api/use-read.ts";
import { lazyPart } from "../shared/page/lazy-part.tsx";
import { type ReactNode, Suspense } from "react";
import { routeIdOf } from "../navigation/paths.ts";

export const statusRead = ["system.status", { host: location.host }, { staleTime: 30_000 }] as const satisfies ReadArgs;

const Maintenance = lazyPart(["system"], () => import("../features/system/maintenance.tsx"));
const RegionBlocked = lazyPart(["system"], () => import("../features/system/region-blocked.tsx"));
const DomainInvalid = lazyPart(["system"], () => import("../features/system/domain-invalid.tsx"));
const ClosedHelp = lazyPart(["help", "errors"], () => import("./closed-help.tsx"));

/** The whole-app view by the server's status: 0 the site, 1 maintenance, 2 a region that may not play. */
export function SystemGate({ children }: { children: ReactNode }) {
  const { data, error, refetch, isFetching } = useRead(...statusRead);
  if (isApiError(error, "system.domain_invalid")) {
    return (
      <Suspense>
        <DomainInvalid />
      </Suspense>
    );
  }
  // Until the server has answered the site is open: every call is refused there anyway, and a visitor does not wait.
  if (!data || data.status === 0) return children;
  if (routeIdOf(location.pathname) === "helpCentre") {
    return (
      <Suspense>
        <ClosedHelp status={data.status} contactUrl={data.contactUrl} />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {data.status === 1 ? (
        <Maintenance contactUrl={data.contactUrl} busy={isFetching} refresh={() => void refetch()} />
      ) : (
        <RegionBlocked address={data.ip} contactUrl={data.contactUrl} />
      )}
    </Suspense>
  );
}
