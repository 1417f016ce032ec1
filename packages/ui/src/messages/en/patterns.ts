/** Texts of patterns. */
export const patterns = {
  centreShell: {
    close: "Close",
  },
  filterBar: {
    apply: "Apply",
    reset: "Clear filters",
    set: {
      one: "{count} set",
      other: "{count} set",
    },
  },
  gameFrame: {
    enterFullscreen: "Full screen",
    exit: "Back to games",
    leaveFullscreen: "Exit full screen",
    loading: "Opening {title}",
  },
  numberBoard: {
    choices: "Quick choices",
    clear: "Clear",
    cold: "Cold",
    drawn: "Drawn",
    full: "Take a number back first.",
    hit: "Hit",
    hot: "Hot",
    locked: "Betting is closed.",
    missed: "Not drawn",
    quickPick: "Quick pick",
  },
} as const;
