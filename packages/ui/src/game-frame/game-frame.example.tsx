import { GameFrame } from "@baize/ui/game-frame";

export const example = (
  <GameFrame
    title="Pearl Monsoon"
    src="https://games.example.com/pearl-monsoon"
    state="ready"
    notices={{
      timeout: { title: "The game is slow", text: "Your balance is safe.", actionLabel: "Try again" },
      expired: { title: "The session ended", text: "Open the game again.", actionLabel: "Open" },
      invalid: { title: "The game is closed", text: "Choose another one.", actionLabel: "Back" },
    }}
    onRetry={() => console.log("again")}
    onExit={() => console.log("left")}
  />
);
