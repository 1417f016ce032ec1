import { Accordion, AccordionItem } from "@baize/ui/accordion";

export const example = (
  <Accordion type="single" defaultValue="limits">
    <AccordionItem value="limits" title="Limits">
      At most ₹50,000 a day.
    </AccordionItem>
    <AccordionItem value="fees" title="Fees">
      None.
    </AccordionItem>
  </Accordion>
);
