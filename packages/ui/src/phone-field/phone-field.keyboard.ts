export const keyboard = [
  { keys: "Tab", does: "Goes to the dialling code, then to the number" },
  { keys: "a–z", does: "On the code: goes to the country that begins with what is typed" },
  { keys: "ArrowDown", does: "On the code: goes to the next country" },
] as const;
