/** The texts of a calendar, in English. */
export const words = {
  calendar: "Calendar",
  previousMonth: "Month before",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
};
