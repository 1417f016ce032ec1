import { useTranslation } from "react-i18next";
import type { Announcement } from "@baize/ui/announcement-centre";
import { announcementSummary } from "@baize/domain/content/announcement/summary";
import { useSession } from "../../shared/session/session.ts";
import { useRead } from "../../shared/api/use-read.ts";
import type { NewsKind } from "./news-kinds.ts";

interface Wish {
  readonly kind: NewsKind;
  /** 0: the page that holds `path`, else the first. */
  readonly page: number;
  /** The announcement that is open. */
  readonly path: string;
}
interface News {
  readonly items: readonly Announcement[];
  /** The number of all announcements; undefined where all are loaded. */
  readonly total: number | undefined;
  readonly page: number;
  /** The open one, if the member has not read it yet. */
  readonly unread: string | undefined;
  readonly read: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
}

export const pageSize = 7;

function typesOf(kind: NewsKind) {
  return kind === "all" || kind === "games" ? {} : { types: [kind] };
}

/** One page at a time, from the server. */
function useAnnounced({ kind, page, path }: Wish, enabled: boolean): News {
  const { t } = useTranslation("announcements");
  const signedIn = useSession() !== null;
  const at = path && !page ? { at: path } : {};
  const read = useRead(
    "announcements.list",
    { ...typesOf(kind), ...at, page: page || 1, pageSize },
    { keepPrevious: true, enabled },
  );
  const rows = read.data?.items ?? [];
  const items = rows.map(({ id, title, content, lang, timestamp, type, read: seen }): Announcement => {
    const tag = { label: t(`type.${type}`), tone: type === "PU" ? ("warning" as const) : ("neutral" as const) };
    // Past announcements never count as unread.
    const summary = announcementSummary(content);
    const isUnread = signedIn && !seen && type !== "H";
    return { id, title, summary, content, lang, timestamp: new Date(timestamp), tag, unread: isUnread };
  });
  const open = rows.find(({ id }) => id === path);
  const unread = signedIn && open && !open.read ? open.id : undefined;
  return { items, total: read.data?.total ?? 0, page: read.data?.page ?? 1, unread, read };
}

/** The vendors' news, all newest ones at once. */
function useVendorNews({ page }: Wish, enabled: boolean): News {
  const read = useRead("announcements.games", {}, { enabled });
  const items = (read.data?.items ?? []).map(({ id, title, content, lang, timestamp, vendorName }): Announcement => {
    const summary = announcementSummary(content);
    return { id, title, summary, content, lang, timestamp: new Date(timestamp), tag: { label: vendorName } };
  });
  return { items, total: undefined, page: page || 1, unread: undefined, read };
}

/** The announcements of one tab. */
export function useNews(wish: Wish): News {
  const games = wish.kind === "games";
  const announced = useAnnounced(wish, !games);
  const vendors = useVendorNews(wish, games);
  return games ? vendors : announced;
}
