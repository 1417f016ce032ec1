import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";

interface MoreButtonProps {
  list: { readonly hasNextPage: boolean; readonly isFetchingNextPage: boolean; readonly fetchNextPage: () => Promise<unknown> };
}

/** The rest of a list that comes page by page; nothing at its end. */
export function MoreButton({ list }: MoreButtonProps) {
  const { t } = useTranslation();
  if (!list.hasNextPage) return null;
  return (
    <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {list.isFetchingNextPage ? t("state.loading") : t("action.showMore")}
    </Button>
  );
}
