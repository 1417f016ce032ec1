import { Pagination } from "@baize/ui/pagination";

export const example = <Pagination pageCount={8} defaultValue={1} />;
