import { useTranslation } from "react-i18next";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { SegmentedControl } from "@baize/ui/segmented-control";
import { Stack } from "@baize/ui/stack";
import type { CentrePageProps } from "../../navigation/types.ts";
import { useCentreQuery } from "../../shared/overlays/use-centre-query.ts";
import { TeamList } from "./team-list.tsx";
import { TeamMember } from "./team-member.tsx";
import { TeamTree } from "./team-tree.tsx";

/** The account that a path of the address names; a path that cannot be read names none that exists. */
function accountOf(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The agent's team as a table or as a tree, or one account of it with those below. */
export default function TeamPage({ path }: CentrePageProps) {
  const { t } = useTranslation("centre");
  const [params] = useCentreQuery();
  if (path !== "") return <TeamMember account={accountOf(path)} />;
  const title = t("page.teamManagement");
  if (params.get("view") !== "tree") return <TeamList title={title} level={2} view={<ViewChoice view="table" />} />;
  return (
    <Stack gap={4}>
      <Heading level={2}>{title}</Heading>
      <ViewChoice view="tree" />
      <TeamTree />
    </Stack>
  );
}

function ViewChoice({ view }: { readonly view: "table" | "tree" }) {
  const { t } = useTranslation("agents");
  const [, change] = useCentreQuery();
  return (
    <Group>
      <SegmentedControl
        aria-label={t("view")}
        items={(["table", "tree"] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
        value={view}
        onValueChange={(value) => change({ view: value === "tree" ? value : "" })}
      />
    </Group>
  );
}
