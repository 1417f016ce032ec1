import { SearchField } from "@baize/ui/search-field";

export const example = <SearchField label="Search games" onValueChange={(value) => console.log(value)} />;
