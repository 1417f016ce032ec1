import { useSearchParams } from "react-router-dom";
import { useRead } from "../../shared/api/use-read.ts";

/** The invitation of the address (`?referralCode=`), once the server has confirmed it. An invalid one counts as none. */
export function useInvitation(): { code: string | undefined; settled: boolean } {
  const [params] = useSearchParams();
  const given = (params.get("referralCode") ?? "").slice(0, 64).trim();
  const check = useRead("affiliate.check", { code: given, domain: location.hostname }, { enabled: given !== "" });
  return { code: check.data?.code, settled: given === "" || !check.isPending };
}
