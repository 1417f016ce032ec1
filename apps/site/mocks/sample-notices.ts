import type { OutputOf } from "@baize/api/contract/contract";
import { recordedAt } from "./recorded-calls.ts";

type Notices = OutputOf<"announcements.agents">;
type Notice = Notices["items"][number];

const HOUR = 3_600_000;

const notice = (id: string, rest: Partial<Notice>): Notice => ({
  id,
  type: "AS",
  title: "How a settlement is checked",
  content: "<p>Each window is settled once and signed. Every figure opens to the lines that it comes from.</p>",
  timestamp: recordedAt.getTime() - 2 * HOUR,
  read: false,
  ...rest,
});

const pageOf = (items: readonly Notice[], total: number, page = 1): Notices => ({
  items: [...items],
  next: null,
  page,
  pageSize: 7,
  pages: Math.max(1, Math.ceil(total / 7)),
  total,
  unread: items.filter(({ read }) => !read).length,
});

const first = notice("n1", {});

export const oneNotice = pageOf([first], 1);
export const noNotices = pageOf([], 0);

/** The first page of many, of each kind. */
export const sampleNotices = pageOf(
  [
    first,
    notice("n2", {
      type: "AC",
      title: "Answer offers within seven days",
      content: "<p>An offer that is not signed within seven days expires.</p>",
      timestamp: recordedAt.getTime() - 30 * HOUR,
    }),
    ...[3, 4, 5, 6, 7].map((number) =>
      notice(`n${number}`, {
        type: "AN",
        title: `News of week ${number}`,
        timestamp: recordedAt.getTime() - number * 100 * HOUR,
        read: true,
      }),
    ),
  ],
  40,
);

/** One page of forty notices, as the server answers for it. */
export function noticesOnPage(page: number): Notices {
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1).slice((page - 1) * 7, page * 7);
  const items = numbers.map((number) =>
    notice(`week-${number}`, {
      type: "AN",
      title: `News of week ${number}`,
      timestamp: recordedAt.getTime() - number * 100 * HOUR,
      read: true,
    }),
  );
  return pageOf(items, 40, page);
}
