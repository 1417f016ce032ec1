import { EmptyState } from "../empty-state/empty-state.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import type { MessageText } from "../messages/message-types.ts";
import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import * as css from "./announcement-centre.css.ts";

interface ListStateProps {
  status: "ready" | "loading" | "error";
  text: MessageText<"announcementCentre">;
  onRetry: (() => void) | undefined;
  pageSize: number;
}

/** The placeholder of the list: loading, failed or empty. */
export function ListState({ status, text, onRetry, pageSize }: ListStateProps) {
  if (status === "error") {
    return (
      <div data-part="state" className={css.state}>
        <ErrorState title={text("errorTitle")} onRetry={onRetry}>
          {text("errorText")}
        </ErrorState>
      </div>
    );
  }
  if (status === "ready") {
    return (
      <div data-part="state" className={css.state}>
        <EmptyState title={text("emptyTitle")}>{text("emptyText")}</EmptyState>
      </div>
    );
  }
  return (
    <SkeletonRegion label={text("loading")}>
      {Array.from({ length: pageSize }, (_, index) => (
        <div data-part="item" key={index} className={css.item}>
          <span data-part="date" className={css.date}>
            <Skeleton inlineSize="28px" blockSize="34px" />
          </span>
          <Skeleton shape="text" inlineSize={index % 2 ? "70%" : "85%"} />
          <Skeleton shape="text" inlineSize="50%" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
