import type { CentrePageProps } from "../../navigation/types.ts";
import { BillForm } from "./bill-form.tsx";
import { RefusalForm } from "./refusal-form.tsx";
import { StatementDetailPage } from "./statement-detail.tsx";
import { StatementList } from "./statement-list.tsx";
import { STATEMENT_PAGES, STATEMENTS, type StatementPage } from "./types.ts";
import { WagerList } from "./wager-list.tsx";

/** What is below the page of a list: a statement, the answer to a bill, or the wagers of one line. */
export function StatementPages({ page, path, onPathChange }: CentrePageProps & { readonly page: StatementPage }) {
  const [id = "", part = ""] = path.split("/");
  if (id === "" || id === STATEMENTS) return <StatementList page={page} type={STATEMENT_PAGES[page]} />;
  const toStatement = () => onPathChange(id);
  if (part === "pay") return <BillForm key={id} page={page} id={id} onDone={toStatement} />;
  if (part === "refuse") return <RefusalForm key={id} page={page} id={id} onDone={toStatement} />;
  if (/^\d{1,9}$/.test(part)) return <WagerList key={path} page={page} id={id} line={Number(part)} />;
  return <StatementDetailPage key={id} page={page} id={id} />;
}
