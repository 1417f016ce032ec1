import { describeBoard } from "../play/mini.ts";
import { say } from "../shared/boot.ts";
import { part, pause, put, reducedMotion } from "../shared/dom.ts";
import { announceEvent } from "./live-scene.ts";
import type { Mark, Scene, Stops } from "./scene.ts";

interface ToldMatch {
  readonly steps: number;
  /** The message with which the match begins. */
  readonly begins: string;
  /** Shows what is known after so many steps. */
  readonly draw: (told: Stops, step: number) => void;
  /** Shows how a step comes about, counted from 1, and says it; undefined where nothing happens in it. */
  readonly take: (told: Stops, step: number) => string | undefined;
  /** The result in few words. */
  readonly endText: (stops: Stops) => string;
  /** The whole match in words. */
  readonly wholeText: (stops: Stops) => string;
  readonly mark: (stops: Stops) => Omit<Mark, "name">;
}

/** Milliseconds in which the last step is read, before the result. */
const READ_MS = 1500;

/** A match of which a page knows what the vendor has told, step by step. A page that joins late shows what is known at once. */
export function matchScene({ steps, begins, draw, take, endText, wholeText, mark }: ToldMatch): Scene {
  /** Steps that were shown; undefined before the page knows how far the match is. */
  let shown: number | undefined;
  /** Counts the matches that began. */
  let begun = 0;
  const advance = (told: Stops, step: number): boolean => {
    const first = shown ?? step;
    const texts: string[] = [];
    for (let next = first + 1; next <= step; next++) {
      const text = take(told, next);
      if (text !== undefined) texts.push(text);
    }
    shown = step;
    draw(told, step);
    if (texts.length > 0) announceEvent(texts.join(" "));
    return texts.length > 0;
  };
  const land = (stops: Stops | undefined): void => {
    shown = undefined;
    draw(stops ?? [], stops ? steps : 0);
    put("event", stops ? endText(stops) : "");
    describeBoard(stops ? wholeText(stops) : say("tableNone"));
  };
  return {
    show: land,
    close: () => {
      begun += 1;
      land(undefined);
      describeBoard(say("matchOn"));
      // Who laid chips far below sees the match nevertheless.
      part("well", HTMLElement).scrollIntoView({ block: "nearest", behavior: reducedMotion() ? "instant" : "smooth" });
    },
    tell: (told, step) => {
      if (shown === undefined && step === 0) announceEvent(say(begins));
      advance(told, step);
    },
    reveal: async (stops) => {
      const match = begun;
      if (shown !== undefined && advance(stops, steps)) await pause(READ_MS);
      // A page that was hidden may be at the next match by now.
      if (match === begun) land(stops);
    },
    describe: (stops) => (stops.length === 0 ? "" : endText(stops)),
    mark: (stops) => ({ ...mark(stops), name: wholeText(stops) }),
  };
}
