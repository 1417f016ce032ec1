import { hi } from "@baize/ui/messages/hi";
import { BaizeProvider } from "@baize/ui/provider";
import "@baize/ui/styles/base.css";
import "@baize/tokens/brands/baize.css";

export const example = (
  <BaizeProvider locale="hi" messages={hi} theme="light" brand="baize">
    The application
  </BaizeProvider>
);
