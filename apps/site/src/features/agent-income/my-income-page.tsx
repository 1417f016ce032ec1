import type { CentrePageProps } from "../../navigation/types.ts";
import { IncomeDays } from "./income-days.tsx";
import { StatementPages } from "./statement-pages.tsx";

/** What the agent earns by day, then by statement. */
export default function MyIncomePage(props: CentrePageProps) {
  return props.path === "" ? <IncomeDays /> : <StatementPages page="myIncome" {...props} />;
}
