import type { CentrePageProps } from "../../navigation/types.ts";
import { StatementPages } from "./statement-pages.tsx";

/** The hourly salaries that the agent receives and pays. */
export default function HourlySalaryPage(props: CentrePageProps) {
  return <StatementPages page="hourlySalary" {...props} />;
}
