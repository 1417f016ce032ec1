import "./plain/base.css";
import { Buttons } from "./plain/buttons.tsx";
import { Cards } from "./plain/cards.tsx";
import { Choices } from "./plain/choices.tsx";
import { WithdrawDialog } from "./plain/dialog.tsx";
import { Fields } from "./plain/fields.tsx";
import { Rows } from "./plain/rows.tsx";
import { stage } from "./stage.tsx";

stage({ buttons: Buttons, fields: Fields, dialog: WithdrawDialog, cards: Cards, rows: Rows, choices: Choices });
