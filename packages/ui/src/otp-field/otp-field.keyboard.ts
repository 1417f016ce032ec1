export const keyboard = [
  { keys: "0–9", does: "Writes a digit and goes to the next box; in a full code, takes the place of the digit that follows" },
  { keys: "Backspace", does: "Takes the digit before away" },
  { keys: "ArrowLeft", does: "Goes one box to the left: digits run from left to right in every language" },
  { keys: "ArrowRight", does: "Goes one box to the right" },
  { keys: "Control+V", does: "Puts a copied code in, wherever on the page the focus is outside of other fields" },
  { keys: "Enter", does: "Sends the form" },
] as const;
