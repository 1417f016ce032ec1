import type { OutputOf } from "@baize/api/contract/contract";
import { GameName } from "../language/game-name.tsx";

interface WonGameProps {
  readonly winner: OutputOf<"winners.list">["items"][number];
  /** The vendor's name, where the menus list the vendor. */
  readonly vendor: string | undefined;
}

/** The game that a win was made at, and its vendor. */
export function WonGame({ winner, vendor }: WonGameProps) {
  return (
    <>
      <GameName of={winner} />
      {vendor ? ` · ${vendor}` : null}
    </>
  );
}
