export const keyboard = [
  { keys: "Tab", does: "Stops here while there is more than is shown, and only then" },
  { keys: "ArrowDown", does: "Scrolls down" },
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "Scrolls on, where it scrolls sideways" },
] as const;
