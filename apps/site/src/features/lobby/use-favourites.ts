import { useMemo } from "react";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";

export interface Favourites {
  readonly has: (id: string) => boolean;
  /** A change of this game is pending. */
  readonly isBusy: (id: string) => boolean;
  readonly set: (id: string, kept: boolean) => Promise<void>;
}

/** The member's favourite games; undefined for a visitor and until they are loaded. */
export function useFavourites(): Favourites | undefined {
  const session = useSession();
  const errorText = useErrorText();
  const toasts = useToasts();
  const { data } = useRead("games.favourites", {}, { enabled: session !== null });
  const add = useChange("games.addFavourite");
  const remove = useChange("games.removeFavourite");
  const ids = useMemo(() => data && new Set(data.items.map(({ id }) => id)), [data]);
  if (!session || !ids) return undefined;
  return {
    has: (id) => ids.has(id),
    isBusy: (id) => [add, remove].some((change) => change.isPending && change.variables.input.gameId === id),
    set: async (id, kept) => {
      try {
        await (kept ? add : remove).mutateAsync({ input: { gameId: id } });
      } catch (error) {
        toasts.show({ tone: "negative", message: errorText(error) });
      }
    },
  };
}
