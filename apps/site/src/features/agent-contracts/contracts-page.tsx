import type { CentrePageProps } from "../../navigation/types.ts";
import { ContractDetail } from "./contract-detail.tsx";
import { ContractList } from "./contract-list.tsx";
import { OfferPage } from "./offer-page.tsx";
import { useSigns } from "./use-signs.ts";

/** The agent's contracts: all of them, one of them, or the form of a new offer. */
export default function ContractsPage({ path, onPathChange }: CentrePageProps) {
  const signs = useSigns();
  // A sub-account has no proposals to make: such an address shows it the list.
  if (path === "" || (path === "new" && signs === false)) return <ContractList />;
  if (path === "new") return <OfferPage onOffered={onPathChange} />;
  return <ContractDetail key={path} id={path} />;
}
