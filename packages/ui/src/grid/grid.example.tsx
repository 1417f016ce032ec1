import { Grid } from "@baize/ui/grid";

export const example = (
  <Grid columns={{ base: 2, lg: 4 }}>
    <div>One</div>
    <div>Two</div>
  </Grid>
);
