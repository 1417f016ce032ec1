import { useServerMark } from "./server-text.tsx";

interface GameNameProps {
  /** An entry of the server about a game: a bet, a win, a ticket. */
  readonly of: { readonly gameName: string; readonly lang?: string | undefined };
}

/** The name of an entry's game in its own direction, marked where it is not in the language of what is around. */
export function GameName({ of: { gameName, lang } }: GameNameProps) {
  const serverMark = useServerMark();
  return <bdi {...serverMark(lang)}>{gameName}</bdi>;
}
