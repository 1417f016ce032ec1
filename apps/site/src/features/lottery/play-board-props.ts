import type { FamilyId } from "@baize/domain/lottery/family";
import type { Play } from "@baize/domain/lottery/play";
import type { Draft } from "./draft.ts";

/** What each kind of board draws, and what it changes. */
export interface PlayBoardProps {
  family: FamilyId;
  play: Play;
  draft: Draft;
  /** The share of stakes that comes back as prizes, in millionths: it decides the odds. */
  returnPpm: number;
  readOnly: boolean;
  onChange: (draft: Draft) => void;
}
