import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { NativeSelect } from "@baize/ui/native-select";
import * as css from "./lottery-page.css.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { useAnswerLanguage } from "../../shared/language/server-text.tsx";
import type { LotteryGame } from "./lottery-kind.ts";
import { gameOptions } from "./game-options.ts";
import { useLotteryAddress } from "./use-lottery-address.ts";

/** Another lottery of the page, or all of them. */
export function GameChoice({ games, chosen }: { games: readonly LotteryGame[]; chosen: string }) {
  const { t } = useTranslation("lottery");
  const { change } = useLotteryAddress();
  const { direction } = useLanguage();
  const answered = useAnswerLanguage();
  return (
    <Group className={css.choice}>
      <NativeSelect
        aria-label={t("games.label")}
        className={css.select}
        options={gameOptions(games, direction, answered)}
        value={chosen}
        onValueChange={(gameCode) =>
          change({ gameCode, playType: undefined, ticket: undefined, draw: undefined, chaseId: undefined })
        }
      />
      <Button variant="ghost" onClick={() => change({ view: "lobby" })}>
        {t("games.all")}
      </Button>
    </Group>
  );
}
