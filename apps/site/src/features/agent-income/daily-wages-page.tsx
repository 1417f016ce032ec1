import type { CentrePageProps } from "../../navigation/types.ts";
import { StatementPages } from "./statement-pages.tsx";

/** The daily salaries that the agent receives and pays. */
export default function DailyWagesPage(props: CentrePageProps) {
  return <StatementPages page="dailyWages" {...props} />;
}
