import { Box } from "@baize/ui/box";

export const example = (
  <Box padding={4} background="sunken" radius="card">
    Rules of the table
  </Box>
);
