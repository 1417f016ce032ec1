declare module "virtual:kit-facts" {
  export const kit: Readonly<Record<string, import("./kit-facts.ts").ComponentFacts>>;
}
