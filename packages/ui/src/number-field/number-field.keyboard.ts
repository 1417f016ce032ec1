export const keyboard = [
  { keys: "ArrowUp", does: "One step more" },
  { keys: "ArrowDown", does: "One step less" },
  { keys: "PageUp", does: "Ten steps more" },
  { keys: "PageDown", does: "Ten steps less" },
  { keys: "Enter", does: "Sends the form" },
] as const;
