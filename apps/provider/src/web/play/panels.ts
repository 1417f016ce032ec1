import { part, pressed } from "../shared/dom.ts";
import { say } from "../shared/boot.ts";
import { backAddress, framed, notifySite } from "./frame.ts";
import type { Game } from "./game.ts";
import { habits } from "./memory.ts";
import { isOn, setSound } from "./sound.ts";

export function opens(button: string, dialog: string, before: () => void): void {
  const panel = part(dialog, HTMLDialogElement);
  pressed(button, () => {
    before();
    part(button, HTMLButtonElement).focus(); // focus returns here, also when a key opened the dialog
    panel.showModal();
  });
  panel.addEventListener("click", (event) => {
    const closes = event.target instanceof Element && event.target.closest("[data-close]") !== null;
    if (closes || event.target === panel) panel.close();
  });
}

export function soundButton(): void {
  const button = part("sound", HTMLButtonElement);
  const show = () => {
    button.setAttribute("aria-pressed", String(isOn()));
    button.title = say(isOn() ? "soundOff" : "soundOn");
  };
  button.setAttribute("aria-label", say("soundOn"));
  pressed("sound", () => {
    setSound(!isOn());
    show();
  });
  show();
}

function quickButton(game: Game): void {
  const button = part("quick", HTMLButtonElement);
  const show = () => button.setAttribute("aria-pressed", String(game.quick));
  pressed("quick", () => {
    game.quick = !game.quick;
    habits.set("quick", game.quick ? "on" : undefined);
    show();
  });
  show();
}

export function leaveButton(): void {
  const back = backAddress();
  part("leave", HTMLButtonElement).hidden = !framed && back === undefined;
  pressed("leave", () => {
    if (framed) notifySite({ type: "close-request" });
    else if (back !== undefined) location.assign(back);
  });
}

/** Sets up the buttons and dialogs around the board. */
export function panels(game: Game): void {
  opens("open-info", "info", () => game.fillInfo());
  opens("open-fair", "fair", () => undefined);
  soundButton();
  quickButton(game);
  leaveButton();
}
