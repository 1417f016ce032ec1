export const BLOCK_KINDS = ["cool_off", "self_exclusion"] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** A time without play that the member asked for. It cannot be taken back. Epoch milliseconds; `until` null: for good. */
export interface Block {
  readonly kind: BlockKind;
  readonly from: number;
  readonly until: number | null;
}

const endOf = ({ until }: Block) => until ?? Number.POSITIVE_INFINITY;

/** The block in force at an instant, the one that lasts longest; undefined where play is open. */
export function blockAt(blocks: readonly Block[], now: number): Block | undefined {
  return blocks.filter((block) => block.from <= now && endOf(block) > now).toSorted((a, b) => endOf(b) - endOf(a))[0];
}
