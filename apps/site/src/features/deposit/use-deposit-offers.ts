import { minorOf } from "@baize/domain/money/amount";
import { useRead } from "../../shared/api/use-read.ts";

export interface DepositOffer {
  readonly id: string;
  readonly title: string;
  /** Of the title, where it is not in the visitor's language. */
  readonly lang: string | undefined;
  /** What has to be deposited yet, in minor units. */
  readonly missing: bigint;
  /** A deposit counts only after the member has joined. */
  readonly joined: boolean;
}

/** Offers of the brand that a deposit brings forward, the nearest first. */
export function useDepositOffers(): readonly DepositOffer[] {
  const { data: mine } = useRead("promotions.mine", {});
  const { data: all } = useRead("promotions.list", {});
  const named = new Map(all?.items.map((item) => [item.id, item]));
  const offers = (mine?.items ?? []).flatMap(({ id, status, deposited, needed }) => {
    const offer = named.get(id);
    if (!offer || !needed || (status !== "join" && status !== "joined")) return [];
    const joined = status === "joined";
    const missing = minorOf(needed) - (joined && deposited ? minorOf(deposited) : 0n);
    return missing > 0n ? [{ id, title: offer.title, lang: offer.lang, missing, joined }] : [];
  });
  return offers.toSorted((one, two) => (one.missing < two.missing ? -1 : 1));
}
