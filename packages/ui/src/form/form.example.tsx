import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { TextField } from "@baize/ui/text-field";

export const example = (
  <Form aria-label="Log in" onSubmit={(event) => console.log(new FormData(event.currentTarget))}>
    <TextField label="Username" name="username" />
    <Button type="submit">Log in</Button>
  </Form>
);
