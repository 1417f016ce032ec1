/** Texts of the parts that a first view may show; an application may load the rest after it. */
export const frame = {
  carousel: {
    carousel: "carousel",
    next: "Next",
    position: "{index} of {total}",
    previous: "Previous",
    slide: "slide",
  },
  drawCard: {
    next: "Next draw",
  },
  errorState: {
    retry: "Try again",
  },
  gameCard: {
    hot: "Hot",
    maintenance: "Maintenance",
    volatilityHigh: "High volatility",
    volatilityLow: "Low volatility",
    volatilityMedium: "Medium volatility",
  },
  gameCover: {
    rank: "No. {rank}",
  },
  loggedInPanel: {
    concealed: "Balance hidden",
    menu: "Account menu: {account}",
  },
  modal: {
    close: "Close",
  },
  pageShell: {
    skip: "Skip to content",
  },
  toaster: {
    close: "Close",
    label: "Notifications ({hotkey})",
  },
} as const;
