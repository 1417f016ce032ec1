/** One announcement. */
export interface Announcement {
  /** Unique among all announcements: what `value` is while this one is open. */
  readonly id: string;
  /** The line in the list, and the heading over the text. */
  readonly title: string;
  /** One line for the list. */
  readonly summary?: string;
  /** The editor's HTML; made safe before it is shown. */
  readonly content: string;
  /** BCP 47 tag of its texts, where they are not in the language of the page. */
  readonly lang?: string;
  /** When it was published. */
  readonly timestamp: Date;
  /** Marks it in the list as not read yet. */
  readonly unread?: boolean;
  /** What it is about: "Payments". */
  readonly tag?: { readonly label: string; readonly tone?: "neutral" | "positive" | "negative" | "warning" | "info" };
}

/** How the application writes dates in the person's language. */
export interface AnnouncementDates {
  /** The date beside a list item: the day as a figure, the month in short. */
  readonly day: (time: Date) => { readonly day: string; readonly month: string };
  /** The time above the text: "Saturday, 21 November 2026 · 13:40". */
  readonly time: (time: Date) => string;
}

/** The instant for machines; undefined where the server's time is invalid. */
export const instantOf = (moment: Date): string | undefined =>
  Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();

/** The time in words; undefined where it is invalid. */
export const timeOf = (moment: Date, { time }: Pick<AnnouncementDates, "time">): string =>
  instantOf(moment) ? time(moment) : "–";

/** The day and month beside a list item. */
export const dayOf = (moment: Date, { day }: Pick<AnnouncementDates, "day">): ReturnType<AnnouncementDates["day"]> =>
  instantOf(moment) ? day(moment) : { day: "–", month: "" };
