import { pathOf } from "./paths.ts";

/** The address of a ticket, on the page of the lotteries: a lottery of another page is opened there. */
export const ticketPath = (gameCode: string, ticket: string): string =>
  `${pathOf("lottery")}?${new URLSearchParams({ gameCode, ticket }).toString()}`;
