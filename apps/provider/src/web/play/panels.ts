import { toMinor, toMoneyAmount } from "../../amounts.ts";
import { LINES } from "../../slot/lines.ts";
import { LINE_PAYS, PEARL_PAYS } from "../../slot/pays.ts";
import { part, pressed } from "../shared/dom.ts";
import { say } from "../shared/boot.ts";
import { framed, notifySite } from "./frame.ts";
import type { Game } from "./game.ts";
import { habits } from "./memory.ts";
import { isOn, setSound } from "./sound.ts";

/** Amounts of the pay table at the chosen stake. */
function fillPays(game: Game, digits: number): void {
  const stake = toMinor(game.bet.stake, digits);
  for (const cell of document.querySelectorAll<HTMLElement>("[data-pay]")) {
    const [name = "", count = "3"] = (cell.dataset.pay ?? "").split(" ");
    const index = Number(count) - 3;
    const pays =
      name === "pearl"
        ? (PEARL_PAYS[index] ?? 0) * LINES.length
        : (Object.entries(LINE_PAYS).find(([each]) => each === name)?.[1][index] ?? 0);
    cell.replaceChildren(game.money.text(toMoneyAmount((BigInt(pays) * stake) / BigInt(LINES.length), digits)));
  }
}

function opens(button: string, dialog: string, before: () => void): void {
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

function soundButton(): void {
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

/** Sets up the buttons and dialogs around the board. */
export function panels(game: Game, digits: number): void {
  opens("open-info", "info", () => fillPays(game, digits));
  opens("open-fair", "fair", () => undefined);
  soundButton();
  quickButton(game);
  part("leave", HTMLButtonElement).hidden = !framed;
  pressed("leave", () => notifySite({ type: "close-request" }));
}
