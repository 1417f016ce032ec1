import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { facebookLogo, googleLogo } from "@baize/ui/icon/art";
import { Stack } from "@baize/ui/stack";
import { IDENTITY_FEATURES, IDENTITY_PROVIDERS, type IdentityProvider } from "@baize/domain/identity/session/identity-provider";
import { useWhitelabel } from "../brand/use-whitelabel.ts";
import { RefusalAlert } from "../forms/refusal-alert.tsx";
import { useRefusedAction } from "../forms/use-refused-action.ts";

const marks: Record<IdentityProvider, string> = { google: googleLogo, facebook: facebookLogo };

/** The providers that the server offers on this brand. */
export function useIdentityProviders(): readonly IdentityProvider[] {
  const { data: brand } = useWhitelabel();
  return brand ? IDENTITY_PROVIDERS.filter((provider) => brand.features[IDENTITY_FEATURES[provider]]) : [];
}

interface IdentityButtonsProps {
  providers: readonly IdentityProvider[];
  action: "with" | "add";
  /** Leaves for the provider's page. */
  leave: (provider: IdentityProvider) => Promise<void>;
}

/** One button for each provider; nothing where there is none. */
export function IdentityButtons({ providers, action, leave }: IdentityButtonsProps) {
  const { t } = useTranslation("auth");
  const refusal = useRefusedAction();
  const leaving = useMutation({ mutationFn: leave, onMutate: refusal.clear, onError: (error) => refusal.refuse(error) });
  if (providers.length === 0) return null;
  return (
    <Stack gap={3}>
      <RefusalAlert by={refusal} />
      {providers.map((provider) => (
        <Button
          key={provider}
          fullWidth
          icon={<Icon art={marks[provider]} />}
          pending={leaving.isPending && leaving.variables === provider}
          onClick={() => leaving.mutate(provider)}
        >
          {t(`identity.${action}`, { provider: t(`identity.${provider}`) })}
        </Button>
      ))}
    </Stack>
  );
}
