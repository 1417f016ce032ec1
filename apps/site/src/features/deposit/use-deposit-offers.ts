import { minorOf } from "@baize/domain/money/amount";
import { useRead } from "../../shared/api/use-read.ts";

export interface DepositOffer {
  readonly id: string;
  readonly title: string;
  /** What has to be deposited yet, in minor units. */
  readonly missing: bigint;
  /** A deposit counts only after the member has joined. */
  readonly joined: boolean;
}

/** Offers of the brand that a deposit brings forward, the nearest first. */
export function useDepositOffers(): readonly DepositOffer[] {
  const { data: mine } = useRead("promotions.mine", {});
  const { data: all } = useRead("promotions.list", {});
  const titles = new Map(all?.items.map(({ id, title }) => [id, title]));
  const offers = (mine?.items ?? []).flatMap(({ id, status, deposited, needed }) => {
    const title = titles.get(id);
    if (!title || !needed || (status !== "join" && status !== "joined")) return [];
    const joined = status === "joined";
    const missing = minorOf(needed) - (joined && deposited ? minorOf(deposited) : 0n);
    return missing > 0n ? [{ id, title, missing, joined }] : [];
  });
  return offers.toSorted((one, two) => (one.missing < two.missing ? -1 : 1));
}
