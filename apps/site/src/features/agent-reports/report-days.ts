/** The days of a report whose address names none: a team's whole past is more than a page is about. */
export const REPORT_DAYS = "last7";
