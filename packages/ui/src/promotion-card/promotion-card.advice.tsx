import type { Advice } from "../story/advice.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: { says: "The card says what a player must do before the bonus can be withdrawn.", args: {} },
    bad: {
      says: "“Terms apply” hides what the bonus costs.",
      args: { condition: "Terms and conditions apply." },
    },
  },
  {
    good: {
      says: "The figure is the sum that a person can count on.",
      args: {
        figure: "₹200",
        title: "Each Monday",
        condition: "For bets of ₹10,000 in the week before. Bet it once to withdraw.",
      },
    },
    bad: {
      says: "“Up to” and “only today” urge, and give no sum.",
      args: { figure: "Up to 200%", title: "Only today: win big!", condition: "For bets of the week before." },
    },
  },
];
