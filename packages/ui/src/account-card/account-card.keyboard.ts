export const keyboard = [
  { keys: "Tab", does: "The eye, then the actions in reading order." },
  { keys: "Enter, Space", does: "On the eye: covers the sum, or shows it again. On an action: follows it." },
] as const;
