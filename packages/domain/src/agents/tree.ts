/** Uplines that any member has at most, by invitation or otherwise. */
export const MOST_UPLINES = 64;

/** Levels that the tree of a brand may have. */
export const MOST_LEVELS = 32;

/** A person of the tree: the uplines from the top down, without the person. */
export interface TreeMember {
  readonly id: string;
  readonly path: readonly string[];
}

/** 1 for a member without an upline. */
export const levelOf = ({ path }: Pick<TreeMember, "path">): number => path.length + 1;

/** Whether an account may be opened directly below this one. `levels`: how many the brand's tree has. */
export const hasLevelBelow = (upline: Pick<TreeMember, "path">, levels: number): boolean => levelOf(upline) < levels;

export type MoveRefusal = "same_upline" | "into_itself" | "too_deep";

interface Move {
  readonly member: TreeMember;
  /** Null for the top of the tree. */
  readonly upline: TreeMember | null;
  /** Levels of the moved branch, the member's own included. */
  readonly branchLevels: number;
  readonly levels: number;
}

/** Why a member cannot be moved below another; undefined where it can. */
export function moveRefusal({ member, upline, branchLevels, levels }: Move): MoveRefusal | undefined {
  if ((member.path.at(-1) ?? null) === (upline?.id ?? null)) return "same_upline";
  if (upline && (upline.id === member.id || upline.path.includes(member.id))) return "into_itself";
  return (upline ? levelOf(upline) : 0) + branchLevels > levels ? "too_deep" : undefined;
}
