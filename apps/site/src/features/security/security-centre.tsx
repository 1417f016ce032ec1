import type { ComponentType } from "react";
import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { arrowLeft } from "@baize/ui/icon/art";
import { Icon } from "@baize/ui/icon";
import { Inline } from "@baize/ui/inline";
import { Stack } from "@baize/ui/stack";
import type { CentrePageProps } from "../../centre-page.ts";
import { AccountOverview } from "./account-overview.tsx";
import { Authenticator } from "./authenticator.tsx";
import { Devices } from "./devices.tsx";
import { Passkeys } from "./passkeys.tsx";

const parts = { devices: Devices, passkeys: Passkeys, authenticator: Authenticator } as const satisfies Record<
  string,
  ComponentType
>;
type Part = keyof typeof parts;
const partOf = (place: string): Part | undefined => (Object.hasOwn(parts, place) ? (place as Part) : undefined); // an own key of the table is its key

/** The member's account: who they are, and how they sign in. */
export default function SecurityCentre({ place, onPlaceChange }: CentrePageProps) {
  const { t } = useTranslation(["auth", "centre"]);
  const part = partOf(place);
  if (!part) return <AccountOverview onPlaceChange={onPlaceChange} />;
  return (
    <Stack gap={5} align="start">
      <Inline gap={2}>
        <Button
          variant="quiet"
          aria-label={t("centre:page.securityCenter")}
          icon={<Icon art={arrowLeft} flip />}
          onClick={() => onPlaceChange("")}
        />
        <Heading level={2}>{t(`security.${part}`)}</Heading>
      </Inline>
      {createElement(parts[part])}
    </Stack>
  );
}
