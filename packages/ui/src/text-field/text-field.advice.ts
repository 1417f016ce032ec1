import type { Advice } from "../story/advice.tsx";

const account = { label: "Bank account number", placeholder: undefined, description: undefined, required: false };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "A label stays visible while a person types.", args: account },
    bad: {
      says: "A placeholder alone disappears with the first letter.",
      args: { ...account, label: undefined, "aria-label": "Bank account number", placeholder: "Bank account number" },
    },
  },
  {
    good: {
      says: "The message says how to correct the value.",
      args: { ...account, defaultValue: "12345", tone: "negative", message: "Enter 9 to 18 digits." },
    },
    bad: {
      says: "“Invalid” says that the value is wrong, but not what is right.",
      args: { ...account, defaultValue: "12345", tone: "negative", message: "Invalid value." },
    },
  },
];
