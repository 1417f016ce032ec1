import { Cloth } from "@baize/ui/cloth";

export const example = <Cloth>Welcome to the table</Cloth>;
