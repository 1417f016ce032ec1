import { describeBoard } from "../play/mini.ts";
import { announce } from "../play/view.ts";
import { say } from "../shared/boot.ts";
import { part, put, reducedMotion } from "../shared/dom.ts";
import type { Mark, Scene, Stops } from "./scene.ts";
import { stepwise } from "./stepwise.ts";

interface LiveRound {
  readonly steps: number;
  /** Milliseconds of all steps together. */
  readonly lasts: number;
  /** The message that says that the round is being played. */
  readonly live: string;
  /** The message with which the round begins. */
  readonly begins: string;
  /** Shows the round after so many steps. */
  readonly draw: (stops: Stops | undefined, steps: number) => void;
  /** Announces what happens in a step, counted from 1. */
  readonly take: (stops: Stops, step: number) => void;
  /** The result in few words. */
  readonly endText: (stops: Stops) => string;
  /** The whole round in words. */
  readonly wholeText: (stops: Stops) => string;
  readonly mark: (stops: Stops) => Omit<Mark, "name">;
}

/** Shows and announces what happened in the round. */
export function announceEvent(text: string): void {
  put("event", text);
  announce(text);
}

/** A round that is shown step by step to everyone at the table, also to a page that joins late. */
export function liveScene({ steps, lasts, live, begins, draw, take, endText, wholeText, mark }: LiveRound): Scene {
  const land = (stops: Stops | undefined): void => {
    draw(stops, stops ? steps : 0);
    put("event", stops ? endText(stops) : "");
    describeBoard(stops ? wholeText(stops) : say("tableNone"));
  };
  const playback = stepwise({
    count: steps,
    lasts,
    begin: (stops, step) => {
      draw(stops, step);
      describeBoard(say(live));
      if (step === 0) announceEvent(say(begins));
    },
    take: (stops, step) => {
      draw(stops, step);
      take(stops, step);
    },
    end: land,
  });
  const show = (stops: Stops | undefined): void => {
    playback.stop();
    land(stops);
  };
  return {
    live,
    show,
    close: () => show(undefined),
    reveal: (stops, since) => {
      // Who laid chips far below sees the round nevertheless.
      part("well", HTMLElement).scrollIntoView({ block: "nearest", behavior: reducedMotion() ? "instant" : "smooth" });
      return playback.play(stops, since);
    },
    describe: endText,
    mark: (stops) => ({ ...mark(stops), name: wholeText(stops) }),
  };
}
