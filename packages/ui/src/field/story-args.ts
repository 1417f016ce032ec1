import type { ComponentType, ReactElement, ReactNode } from "react";
import type { FieldAnatomy, FieldProps } from "./use-field.ts";

/** A field's props with the union of its names made flat: Storybook's types cannot follow a union. */
export type StoryArgs<Own> = Own & FieldAnatomy & { label?: string | ReactElement; "aria-label"?: string };

/** A field as Storybook takes it. The cast drops only the rule that one of the names must be there. */
export function flat<Own>(component: (props: Own & FieldProps) => ReactNode): ComponentType<StoryArgs<Own>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return component as ComponentType<StoryArgs<Own>>;
}
