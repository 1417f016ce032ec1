import { EmptyState } from "../empty-state/empty-state.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import type { AnnouncementLabels } from "./announcement.ts";
import * as css from "./announcement-centre.css.ts";

interface ListStateProps {
  status: "ready" | "loading" | "error";
  labels: AnnouncementLabels;
  onRetry: (() => void) | undefined;
  pageSize: number;
}

/** The placeholder of the list: loading, failed or empty. */
export function ListState({ status, labels, onRetry, pageSize }: ListStateProps) {
  if (status === "error") {
    return (
      <div className={css.state}>
        <ErrorState title={labels.errorTitle} messages={{ retry: labels.retry }} onRetry={onRetry}>
          {labels.errorText}
        </ErrorState>
      </div>
    );
  }
  if (status === "ready") {
    return (
      <div className={css.state}>
        <EmptyState title={labels.emptyTitle}>{labels.emptyText}</EmptyState>
      </div>
    );
  }
  return (
    <SkeletonRegion label={labels.loading}>
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index} className={css.item}>
          <span className={css.date}>
            <Skeleton inlineSize="28px" blockSize="34px" />
          </span>
          <Skeleton shape="text" inlineSize={index % 2 ? "70%" : "85%"} />
          <Skeleton shape="text" inlineSize="50%" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
