import { useEffect, useRef, useState } from "react";
import type { Branch, Branches, TreeNode } from "./tree.ts";

export type LoadChildren = (value: string, signal: AbortSignal) => Promise<readonly TreeNode[]>;

const none: Branches = new Map();

/** Loads children when their branch opens first. Pending loads are cancelled with the tree. */
export function useBranches(loadChildren: LoadChildren | undefined) {
  const [branches, setBranches] = useState(none);
  const life = useRef<AbortController>(undefined);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const waiting = asked.current;
    const controller = new AbortController();
    life.current = controller;
    return () => {
      controller.abort();
      // A cancelled load starts again if the tree is mounted again.
      waiting.clear();
    };
  }, []);

  const set = (value: string, branch: Branch) => setBranches((before) => new Map(before).set(value, branch));
  const load = async (value: string) => {
    const signal = life.current?.signal;
    if (!loadChildren || !signal || asked.current.has(value)) return;
    asked.current.add(value);
    set(value, { state: "loading" });
    try {
      const nodes = await loadChildren(value, signal);
      if (!signal.aborted) set(value, { state: "ready", nodes });
    } catch {
      if (signal.aborted) return;
      asked.current.delete(value);
      set(value, { state: "failed" });
    }
  };
  return { branches, load };
}
