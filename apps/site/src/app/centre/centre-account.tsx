import { Avatar } from "@baize/ui/avatar";
import { Badge } from "@baize/ui/badge";
import { Text } from "@baize/ui/text";
import { useAvatarFace } from "../../shared/images/avatar-face.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useRead } from "../../shared/api/use-read.ts";
import * as css from "./centre.css.ts";

/** The owner of the centre. */
export function CentreAccount() {
  const session = useSession();
  const { data: member } = useRead("member.info", {});
  const face = useAvatarFace();
  const account = session?.account ?? "";
  return (
    <>
      {member ? (
        <Badge tone="accent" className={css.wideOnly}>
          {member.clubLabel.labelName}
        </Badge>
      ) : null}
      <Text as="span" weight="medium" className={css.wideOnly}>
        <bdi>{account}</bdi>
      </Text>
      <Avatar name={account} label={account} size="sm" {...face} />
    </>
  );
}
