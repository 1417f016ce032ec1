import type { Transaction } from "../../platform/database/database.ts";
import { type Language, moneyText } from "../inbox/message-texts.ts";
import { writeMessage } from "../inbox/send-message.ts";
import { TELLINGS, type Telling } from "./notifications.ts";

interface About {
  readonly memberId: string;
  readonly amount: bigint;
  readonly currency: string;
  /** The account that it goes to, masked. */
  readonly to?: string;
  readonly at: Date;
}

/** Puts a message about money into the member's inbox, in the transaction of what it tells. */
export async function tell(tx: Transaction, what: Telling, { memberId, amount, currency, to = "", at }: About): Promise<void> {
  const { type, texts } = TELLINGS[what];
  const localize = (language: Language) => {
    const sum = moneyText(language, { minor: amount, currency });
    const filled = (text: string) => text.replaceAll("{amount}", sum).replaceAll("{to}", to);
    const [title, content] = texts[language];
    return { title: filled(title), content: filled(content) };
  };
  await writeMessage(tx, memberId, type, { EN: localize("EN"), HI: localize("HI"), AR: localize("AR") }, at);
}
