import { NotFoundScreen } from "@baize/ui/not-found-screen";
import { Link } from "@baize/ui/link";

export const example = (
  <NotFoundScreen code="404" title="This page does not exist" text="It may have moved." actions={<Link href="/">Home</Link>} />
);
