import { useTranslation } from "react-i18next";
import { EmptyState } from "@baize/ui/empty-state";
import type { OverlayProps } from "../../navigation/types.ts";
import { ClosedGame } from "./closed-game.tsx";
import { SubGames } from "./sub-games.tsx";

/** A vendor's code, as the server takes it. */
const code = /^[A-Z0-9_]{1,32}$/;

/** The games of one entry: the address names the vendor, and the game that cannot be opened now. */
export default function GamesOverlay({ path, onPathChange }: OverlayProps) {
  const { t } = useTranslation("game");
  const [vassalage = "", closed = ""] = path.split("/");
  if (!code.test(vassalage)) return <EmptyState title={t("sub.missing")}>{t("missing.body")}</EmptyState>;
  if (closed) return <ClosedGame vassalage={vassalage} gameId={closed} back={() => onPathChange(vassalage)} />;
  return <SubGames key={vassalage} vassalage={vassalage} />;
}
