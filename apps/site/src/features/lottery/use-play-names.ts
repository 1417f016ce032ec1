import { useTranslation } from "react-i18next";
import type { Play } from "@baize/domain/lottery/play";
import { GROUP_NAMES, OPTION_NAMES, PLAY_NAMES } from "./play-names.ts";

const among = <Name extends string>(names: readonly Name[], name: string): name is Name => names.some((known) => known === name);

/** The play's name within its group: `last-three-direct` of the group `last-three` is `direct`. */
function shortId({ id, group }: Play): string {
  return !among(PLAY_NAMES, id) && id.startsWith(`${group}-`) ? id.slice(group.length + 1) : id;
}

/** Names of plays, of their groups, places and options, in the person's language. */
export function usePlayNames() {
  const { t } = useTranslation("lottery");
  const group = (id: string) => (among(GROUP_NAMES, id) ? t(`group.${id}`) : id);
  const name = (play: Play) => {
    const short = shortId(play);
    const [, kind, count] = /^(any|bankers|group)-(\d+)$/.exec(short) ?? [];
    if (kind === "any") return t("play.any", { number: count });
    if (kind === "bankers") return t("play.bankers", { number: count });
    if (kind === "group") return t("play.groupOf", { number: count });
    return among(PLAY_NAMES, short) ? t(`play.${short}`) : short;
  };
  const place = (number: string) => t("place", { number });
  const option = (id: string): string => {
    if (among(OPTION_NAMES, id)) return t(`option.${id}`);
    const [, at, word] = /^(\d+)-([a-z]+)$/.exec(id) ?? [];
    if (at !== undefined && word !== undefined && among(OPTION_NAMES, word)) return `${place(at)}: ${t(`option.${word}`)}`;
    const [, kind, figure = ""] = /^([a-z]+)-(\d+)$/.exec(id) ?? [];
    if (kind === "odd") return t("option.oddCount", { count: Number(figure) });
    if (kind === "triple") return `${figure} ${figure} ${figure}`;
    if (kind === "pair") return `${figure} ${figure}`;
    return kind === "sum" ? String(Number(figure)) : figure || id;
  };
  const full = (play: Play) => {
    const [of, own] = [group(play.group), name(play)];
    return of === own ? of : `${of} · ${own}`;
  };
  return { group, name, full, place, option };
}
