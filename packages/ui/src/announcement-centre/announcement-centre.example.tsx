import { AnnouncementCentre } from "@baize/ui/announcement-centre";

const day = new Intl.DateTimeFormat("en", { day: "numeric" });
const month = new Intl.DateTimeFormat("en", { month: "short" });
const dates = {
  day: (time: Date) => ({ day: day.format(time), month: month.format(time) }),
  time: (time: Date) => time.toLocaleString("en"),
};
const items = [
  {
    id: "upi",
    title: "UPI is slow today",
    content: "<p>Allow 40 minutes.</p>",
    timestamp: new Date("2026-11-24T08:00:00Z"),
    unread: true,
  },
];

export const example = <AnnouncementCentre items={items} dates={dates} />;
