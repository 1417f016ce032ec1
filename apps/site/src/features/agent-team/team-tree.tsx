import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { EmptyState } from "@baize/ui/empty-state";
import { TreeView, type TreeNode } from "@baize/ui/tree-view";
import { api } from "../../shared/api/api.ts";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { personPath } from "./team-columns.tsx";
import { useSizeText } from "../../shared/records/use-size-text.ts";

/** Accounts of one level that the tree shows; the table has the others. */
const MOST = 100;

/** No account has a name that begins so. */
const REST = "/";

type Level = OutputOf<"team.list">;

/** The levels of one level's accounts as rows of a tree. */
function useNodes(): (level: Level, under: string) => TreeNode[] {
  const { t } = useTranslation("agents");
  const sizeText = useSizeText();
  return ({ items, next }, under) => {
    const nodes = items.map(({ account, direct }) => {
      const count = sizeText(direct);
      const isBranch = direct.count > 0;
      return {
        value: account,
        label: account,
        branch: isBranch,
        ...(isBranch && { count, countLabel: t("tree.direct", { count }) }),
      };
    });
    return next === null ? nodes : [...nodes, { value: `${REST}${under}`, label: t("tree.rest") }];
  };
}

/** The team level by level: a branch loads when it opens, and an account opens its page. */
export function TeamTree() {
  const { t } = useTranslation("agents");
  const { show } = useOverlay();
  const toNodes = useNodes();
  const read = useRead("team.list", { reach: "direct", limit: MOST });
  const load = async (under: string, signal: AbortSignal) =>
    toNodes(await api.read("team.list", { reach: "direct", limit: MOST, under }, { signal }), under);
  const open = (value: string) => {
    const account = value.startsWith(REST) ? value.slice(REST.length) : value;
    show("agent", account === "" ? "teamManagement" : personPath(account));
  };
  return (
    <ReadPart read={read} waiting={<PartSkeleton blockSize="20rem" />}>
      {(top) =>
        top.items.length === 0 ? (
          <EmptyState title={t("empty.title")} level={3}>
            {t("empty.body")}
          </EmptyState>
        ) : (
          <TreeView aria-label={t("tree.label")} nodes={toNodes(top, "")} loadChildren={load} value="" onValueChange={open} />
        )
      }
    </ReadPart>
  );
}
