import { useEffect } from "react";
import { useChange } from "../api/use-change.ts";

/** An announcement counts as read when a member opens it. */
export function useMarkRead(id: string | undefined): void {
  const { mutate } = useChange("announcements.markRead");
  useEffect(() => {
    if (id) mutate({ input: { ids: [id] } });
  }, [id, mutate]);
}
