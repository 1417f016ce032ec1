import { randomUUIDv7 } from "node:crypto";
import { formatWireAmount } from "@baize/domain/money/wire";
import type { Transaction } from "../db/database.ts";
import { inbox } from "../db/schema/content.ts";
import { TELLINGS, type Telling } from "./tellings.ts";

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
  const sum = `${formatWireAmount(amount, currency)} ${currency}`;
  const filled = (text: string) => text.replaceAll("{amount}", sum).replaceAll("{to}", to);
  const texts = Object.fromEntries(
    Object.entries(TELLINGS[what].texts).map(([language, [title, content]]) => [
      language,
      { title: filled(title), content: filled(content) },
    ]),
  );
  await tx.insert(inbox).values({ memberId, id: randomUUIDv7(), type: TELLINGS[what].type, texts, at });
}
