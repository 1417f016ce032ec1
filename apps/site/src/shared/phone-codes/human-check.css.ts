import { globalStyle } from "@vanilla-extract/css";

// The challenge opens beside an open overlay, which takes the pointer from the rest of the page.
globalStyle('iframe[src^="https://www.google.com/recaptcha/"]', { pointerEvents: "auto" });
