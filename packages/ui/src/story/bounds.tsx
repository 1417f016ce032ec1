import type { ReactNode } from "react";
import { Text } from "../text/text.tsx";
import { arabicName, latinName, longAddress, longGerman, longHindi } from "./hard-values.ts";

export interface CasesProps {
  children: ReactNode;
  /** px; as wide as a phone's page where nothing is said. */
  inline?: number;
}

/** Hard cases side by side, each in a frame of its own. */
export function Cases({ children, inline = 288 }: CasesProps) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${inline}px), 1fr))`;
  return <div style={{ display: "grid", gap: 24, gridTemplateColumns, alignItems: "start" }}>{children}</div>;
}

export interface CaseProps {
  /** The difficulty of the case. */
  of: string;
  dir?: "ltr" | "rtl";
  /** Words that have to be there, whole. */
  text?: string;
  /** Isolated from their neighbours, which may have another direction. */
  apart?: boolean;
  children: ReactNode;
}

/** One of them: nothing may reach out of its frame. */
export function Case({ of, dir, text, apart, children }: CaseProps) {
  return (
    <div style={{ display: "grid", gap: 8, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Text size="xs" tone="muted">
        {of}
      </Text>
      <div data-case={of} data-text={text} data-apart={apart} dir={dir} style={{ minInlineSize: 0 }}>
        {children}
      </div>
    </div>
  );
}

const texts = [
  { of: "A German word", text: longGerman },
  { of: "A Hindi word", text: longHindi },
  { of: "An address", text: longAddress },
  { of: "Arabic among Latin", text: arabicName, apart: true },
  { of: "Latin among Arabic", text: latinName, apart: true, dir: "rtl" },
] as const;

/** The same part with each difficult text. */
export function Texts({ children, inline }: { children: (text: string) => ReactNode; inline?: number }) {
  return (
    <Cases inline={inline}>
      {texts.map((one) => (
        <Case key={one.of} {...one}>
          {children(one.text)}
        </Case>
      ))}
    </Cases>
  );
}
