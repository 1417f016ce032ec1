import "@baize/ui/styles/base.css";
import { Buttons } from "./kit/buttons.tsx";
import { Cards } from "./kit/cards.tsx";
import { Choices } from "./kit/choices.tsx";
import { WithdrawDialog } from "./kit/dialog.tsx";
import { Fields } from "./kit/fields.tsx";
import { Rows } from "./kit/rows.tsx";
import { stage } from "./stage.tsx";

stage({ buttons: Buttons, fields: Fields, dialog: WithdrawDialog, cards: Cards, rows: Rows, choices: Choices });
