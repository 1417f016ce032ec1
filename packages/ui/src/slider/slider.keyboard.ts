export const keyboard = [
  { keys: "ArrowRight", rtlKeys: "ArrowLeft", does: "One step more" },
  { keys: "ArrowLeft", rtlKeys: "ArrowRight", does: "One step less" },
  { keys: "ArrowUp", does: "One step more, in either direction" },
  { keys: "ArrowDown", does: "One step less, in either direction" },
  { keys: "PageUp", does: "A tenth of the track more" },
  { keys: "PageDown", does: "A tenth of the track less" },
  { keys: "End", does: "The most that is allowed" },
  { keys: "Home", does: "The least that is allowed" },
  { keys: "Tab", does: "Goes to the next thumb" },
] as const;
