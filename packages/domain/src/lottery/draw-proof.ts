import { canonicalJson } from "../object/canonical-json.ts";
import { choiceField, field, instantField, listField, orNull, textField, wholeField } from "../object/fields.ts";
import { hashField, keyField, stepsField } from "../proof/fields.ts";
import type { ProofStep } from "../proof/merkle.ts";
import { type SigningKey, signedValue } from "../proof/signed.ts";
import type { DrawKey } from "./draw-numbers.ts";
import { UNPAID, type Unpaid } from "./draw-state.ts";

/** What is signed when a draw closes: its commitment, and the root over all tickets that were taken. */
export interface ClosedDraw extends DrawKey {
  readonly commitment: string;
  readonly tickets: number;
  readonly root: string;
  /** Epoch milliseconds. */
  readonly closedAt: number;
}

const CLOSED = "baize/draw/1";

export const closedDrawText = ({ closedAt, ...draw }: ClosedDraw): string =>
  canonicalJson({ schema: CLOSED, ...draw, closedAt: new Date(closedAt).toISOString() });

/** Reads what was signed. Throws where it is no closed draw. */
export function readClosedDraw(signed: string): ClosedDraw {
  const value = signedValue(signed);
  choiceField(value, "schema", [CLOSED]);
  return {
    game: textField(value, "game"),
    issue: textField(value, "issue"),
    commitment: textField(value, "commitment"),
    tickets: wholeField(value, "tickets"),
    root: textField(value, "root"),
    closedAt: instantField(value, "closedAt"),
  };
}

/** What anyone can check a draw with, and one ticket of it. */
export interface DrawFile {
  readonly signed: string;
  readonly seed: string;
  readonly numbers: readonly string[];
  readonly key: SigningKey;
  readonly ticket: TicketProof | null;
}

export interface TicketProof {
  /** The ticket's text, to the byte, and its leaf. */
  readonly text: string;
  readonly leaf: string;
  readonly proof: readonly ProofStep[];
  /** What the ticket wins: prizes and rebates, in minor units. */
  readonly payout: string;
  /** Why it was not paid that; null where it was. */
  readonly unpaid: Unpaid | null;
}

const FILE = "baize/proven-draw/1";

/** The file's one text. */
export const drawFileText = ({ signed, seed, numbers, key: { kty, crv, x }, ticket }: DrawFile): string =>
  canonicalJson({
    schema: FILE,
    signed,
    seed,
    numbers,
    key: { kty, crv, x },
    ticket: ticket && {
      text: ticket.text,
      leaf: ticket.leaf,
      proof: ticket.proof.map(({ side, hash }) => ({ side, hash })),
      payout: ticket.payout,
      unpaid: ticket.unpaid,
    },
  });

const unpaidField = (value: unknown, name: string): Unpaid => choiceField(value, name, UNPAID);
const ticketField = (value: unknown, name: string): TicketProof => {
  const ticket = field(value, name);
  return {
    text: textField(ticket, "text"),
    leaf: hashField(ticket, "leaf"),
    proof: stepsField(ticket, "proof"),
    payout: textField(ticket, "payout"),
    // Files that were saved earlier do not say it.
    unpaid: field(ticket, "unpaid") === undefined ? null : orNull(ticket, "unpaid", unpaidField),
  };
};

/** Reads such a file. Throws a `SyntaxError` for what is no JSON, and a `TypeError` for any other JSON. */
export function readDrawFile(text: string): DrawFile {
  const value: unknown = JSON.parse(text);
  choiceField(value, "schema", [FILE]);
  return {
    signed: textField(value, "signed"),
    seed: textField(value, "seed"),
    numbers: listField(value, "numbers").map(String),
    key: keyField(value, "key"),
    ticket: orNull(value, "ticket", ticketField),
  };
}
