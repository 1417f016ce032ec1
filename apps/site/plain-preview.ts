import type { Plugin } from "vite";

/** Sends the built site as it is: on one machine, compressing each answer anew costs more than it saves. */
export const plainPreview = (): Plugin => ({
  name: "baize-plain-preview",
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      delete request.headers["accept-encoding"];
      next();
    });
  },
});
