import { useTranslation } from "react-i18next";
import type { CentrePageProps } from "../../navigation/types.ts";
import { TeamList } from "./team-list.tsx";
import { TeamMember } from "./team-member.tsx";

/** The account that a path of the address names; a path that cannot be read names none that exists. */
function accountOf(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The agent's team, or one account of it with those below. */
export default function TeamPage({ path }: CentrePageProps) {
  const { t } = useTranslation("centre");
  if (path !== "") return <TeamMember account={accountOf(path)} />;
  return <TeamList title={t("page.teamManagement")} level={2} />;
}
