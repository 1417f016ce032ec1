/** The sections of every component's page in their order, after purpose, code and playground. Others may come between them. */
export const SECTIONS = [
  "States",
  "Anatomy",
  "Props",
  "Keyboard",
  "Screen readers",
  "Tokens",
  "Do and do not",
  "Related",
  "Status",
] as const;
