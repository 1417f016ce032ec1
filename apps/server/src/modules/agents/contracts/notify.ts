import { inEveryLanguage, serverText } from "@baize/i18n/server-text";
import type { Transaction } from "../../../platform/database/database.ts";
import type { NotificationTemplate } from "../../inbox/notifications.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import type { ContractRow } from "./queries.ts";

type Template = Extract<NotificationTemplate, `contract_${string}`>;

interface About {
  readonly to: string;
  readonly type: ContractRow["type"];
  /** The other side, masked where it is an upline. */
  readonly other?: string;
  readonly at: Date;
}

/** Notifies one side of what happened to a contract, in the transaction that changed it. */
export async function notifyOfContract(tx: Transaction, template: Template, { to, type, other = "", at }: About): Promise<void> {
  const titles = inEveryLanguage((language) => serverText(language, `contract.${type}`));
  await notifyMember(tx, to, template, { titles, to: other }, at);
}
