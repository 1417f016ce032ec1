import { cardText } from "../../web/shared/card-text.ts";
import { say } from "../../web/shared/boot.ts";
import { timesText } from "../../web/shared/times.ts";
import { rankOf } from "../cards.ts";
import { type Guess, isGuess, readTurns, sayingOf, SAYING_KEYS, standingOf } from "./engine.ts";

/** What a guess on a card says. */
export const guessText = (guess: Guess, card: number): string => say(SAYING_KEYS[sayingOf(guess, rankOf(card))]);

/** The round in words: how many guesses were right and what they paid, or which one was wrong. */
export function describeHilo(choice: string, stops: readonly (readonly number[])[], variant: number): string {
  const [turns, cards] = [readTurns(choice), stops[0]];
  if (!turns || !cards) return "";
  const { right, lost, pays } = standingOf(turns, cards, variant);
  const last = turns.at(-1);
  if (lost && last !== undefined && isGuess(last)) {
    const [before = 0, card = 0] = cards.slice(turns.length - 1);
    return say("hiloLost", { guess: guessText(last, before), before: cardText(before), card: cardText(card), right });
  }
  return right === 0 ? say("hiloBack") : say("hiloTale", { right, times: timesText(pays) });
}
