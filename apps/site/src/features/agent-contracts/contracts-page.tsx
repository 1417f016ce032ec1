import type { CentrePageProps } from "../../navigation/types.ts";
import { ContractDetail } from "./contract-detail.tsx";
import { ContractList } from "./contract-list.tsx";
import { OfferPage } from "./offer-page.tsx";

/** The agent's contracts: all of them, one of them, or the form of a new offer. */
export default function ContractsPage({ path, onPathChange }: CentrePageProps) {
  if (path === "") return <ContractList />;
  if (path === "new") return <OfferPage onOffered={onPathChange} />;
  return <ContractDetail key={path} id={path} />;
}
