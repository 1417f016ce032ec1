import { GameCover } from "@baize/ui/game-cover";

export const example = <GameCover title="Pearl Monsoon" subject={{ vendor: "saffron", game: "pearl-monsoon" }} />;
