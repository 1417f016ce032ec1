import type { TreeNode } from "./tree.ts";

const agent = (value: string, count: number, children?: readonly TreeNode[]): TreeNode => ({
  value,
  label: value,
  count: String(count),
  countLabel: `${count} downlines`,
  ...(children ? { children } : { branch: true }),
});
const member = (value: string, bets: string): TreeNode => ({ value, label: value, count: bets });

export const downline: readonly TreeNode[] = [
  agent("raj_mumbai", 128, [
    agent("meera_thane", 46, [member("vk_player9", "₹42,300"), member("sunita.k", "₹31,850")]),
    agent("imran_nashik", 31, [member("zo***19", "₹4,18,700")]),
  ]),
  agent("deepa_pune", 84),
  agent("arjun_goa", 17),
  member("दीपक_42", "₹2,64,900"),
];

/** The answer of a server for a branch. */
export const childrenOf = (value: string): readonly TreeNode[] => [member(`${value}.a`, "₹9,015"), member(`${value}.b`, "₹0")];

/** 100 agents of 99 members each: 10,000 lines. */
export const many: readonly TreeNode[] = Array.from({ length: 100 }, (_, index) =>
  agent(
    `agent_${index + 1}`,
    99,
    Array.from({ length: 99 }, (__, at) => member(`member_${index + 1}_${at + 1}`, `₹${(at + 1) * 150}`)),
  ),
);
export const manyOpen = many.map(({ value }) => value);
