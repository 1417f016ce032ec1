import type { CentrePageProps } from "../../navigation/types.ts";
import { StatementPages } from "./statement-pages.tsx";

/** The dividends that the agent receives and pays. */
export default function DividendRecordPage(props: CentrePageProps) {
  return <StatementPages page="dividendRecord" {...props} />;
}
