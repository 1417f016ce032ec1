import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { LINK_KINDS } from "@baize/domain/agents/link";
import { useOnce } from "../../shared/api/use-once.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";
import { useFirstOffers } from "./use-first-offers.ts";

interface Values {
  readonly label: string;
  readonly type: string;
  readonly days: string;
  readonly uses: string;
  /** Empty: every domain of the brand. */
  readonly domain: string;
  readonly offers: string;
}

/** The form of an invitation link. Each press makes one link. */
export function useLinkForm(onMade: (link: OutputOf<"team.addLink">) => void) {
  const { t } = useTranslation("agents");
  const once = useOnce("team.addLink");
  const first = useFirstOffers();
  const form = useSiteForm<Values>({
    defaultValues: { label: "", type: "0", days: "", uses: "", domain: "", offers: "" },
    labels: { label: t("link.label") },
    check: ({ type }) => ({ offers: first.check(type) }),
    textOf: first.textOf,
    send: async ({ label, type, days, uses, domain }) => {
      const kind = LINK_KINDS.find((one) => String(one) === type) ?? 0;
      const limits = { days: Number(days) || undefined, mostUses: Number(uses) || undefined, domain: domain || undefined };
      onMade(await once.send({ label, type: kind, ...limits, offers: first.toSend(type) }));
      first.clear();
    },
  });
  return { form, first };
}
