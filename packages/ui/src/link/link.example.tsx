import { Link } from "@baize/ui/link";

export const example = <Link href="/rules">Rules</Link>;
