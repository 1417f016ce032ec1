import type { InputOf } from "@baize/api/contract/contract";
import { AGENT_NOTICE_TYPES, type AgentNoticeType } from "@baize/domain/content/announcement/types";
import { CENTRE_QUERY } from "../../shared/overlays/overlay-address.ts";
import { useAddressQuery } from "../../shared/page/use-address-query.ts";

const KIND = `${CENTRE_QUERY}kind`;
const PAGE = `${CENTRE_QUERY}page`;

export interface NoticeFilters {
  readonly kind: AgentNoticeType | "all";
  /** The kind and the page as the server takes them; without a page, the first or the one of the open notice. */
  readonly input: InputOf<"announcements.agents">;
  readonly setKind: (kind: string) => void;
  readonly setPage: (page: number) => void;
}

/** The kind and the page of the address; an invalid one counts as unset. Changing either closes the open notice. */
export function useNoticeFilters(): NoticeFilters {
  const [params, change] = useAddressQuery();
  const kind = AGENT_NOTICE_TYPES.find((one) => one === params.get(KIND)) ?? "all";
  const page = Number(params.get(PAGE));
  const overlay = "agent/announcement";
  return {
    kind,
    input: {
      types: kind === "all" ? undefined : [kind],
      page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : undefined,
    },
    setKind: (value) => change({ [KIND]: value === "all" ? "" : value, [PAGE]: "", overlay }),
    setPage: (value) => change({ [PAGE]: String(value), overlay }),
  };
}
