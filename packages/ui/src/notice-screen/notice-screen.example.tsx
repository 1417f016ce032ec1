import { BrandMark } from "@baize/ui/brand-mark";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { NoticeScreen } from "@baize/ui/notice-screen";
import { Text } from "@baize/ui/text";

export const example = (
  <NoticeScreen brand={<BrandMark name="Baize" />} actions={<Button variant="primary">I am 18 or older</Button>}>
    <Heading level={1}>Are you 18 or older?</Heading>
    <Text>Play is for adults. We check your age before your first withdrawal.</Text>
  </NoticeScreen>
);
