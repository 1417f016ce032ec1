import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Icon } from "@baize/ui/icon";
import { chatCircleText, headset, question } from "@baize/ui/icon/art";
import { Group } from "@baize/ui/group";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { serviceFor } from "@baize/domain/support/service/customer-service";
import { openChat } from "../../shared/support/open-chat.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useSession } from "../../shared/session/session.ts";
import { SmartLink } from "../../shared/page/smart-link.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { type ContactMethodPaths, useService } from "../../shared/support/use-service.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";

/** Whether the member's label selects the second entry of the list. */
function useIsVip(): boolean {
  const signedIn = useSession() !== null;
  const { data: brand } = useWhitelabel();
  const { data: member } = useRead("member.info", {}, { enabled: signedIn });
  return signedIn && serviceFor(brand?.customerService ?? [], member?.memberLabel ?? [])?.kind === "vip";
}

/** Customer service: the chat in a window of its own, and the other contact methods. */
export default function SupportOverlay() {
  const { t } = useTranslation("system");
  const service = useService();
  if (service.isError) return <ReadError read={service} />;
  if (!service.data) return <SkeletonText lines={4} />;
  if (Object.keys(service.data).length === 0) return <EmptyState title={t("support.none")} level="none" />;
  return <ContactMethods methods={service.data} />;
}

function ContactMethods({ methods: { chat, contact, help } }: { methods: ContactMethodPaths }) {
  const { t } = useTranslation("system");
  const vip = useIsVip();
  return (
    <Stack gap={5}>
      <Text>{t("support.lead")}</Text>
      <Stack gap={3}>
        {chat ? (
          <Stack gap={2}>
            {vip ? (
              <Group>
                <Badge tone="accent">{t("support.vip")}</Badge>
              </Group>
            ) : null}
            <Button fullWidth variant="primary" size="lg" icon={<Icon art={headset} />} onClick={() => openChat(chat)}>
              {t("support.chat")}
            </Button>
          </Stack>
        ) : null}
        {contact ? (
          <Button asChild fullWidth>
            <SmartLink href={contact}>
              <Icon art={chatCircleText} />
              {t("support.contact")}
            </SmartLink>
          </Button>
        ) : null}
        {help ? (
          <Button asChild fullWidth>
            <SmartLink href={help}>
              <Icon art={question} />
              {t("support.help")}
            </SmartLink>
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}
