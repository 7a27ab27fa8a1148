import { formatCents } from '@vestibule/domain/money';
import { pictureSources } from '@vestibule/domain/pictures';
import { activeDiscount, discountLabel, nightlyCents, type Room } from '@vestibule/domain/rooms';
import {
  Badge,
  Button,
  Card,
  Checkbox,
  Dialog,
  Flex,
  Grid,
  Heading,
  Inset,
  Link,
  Section,
  Select,
  Tabs,
  Text,
  TextField,
  Theme,
} from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { run } from './bench-page.tsx';
import { about, beds, fields, navigation, tabs } from './texts.ts';

function RoomCard({ room }: { room: Room }) {
  const discount = activeDiscount(room.discount);
  const sources = pictureSources('rooms', room.images[0] ?? '');
  return (
    <Card>
      <Inset>
        <picture>
          <source type="image/avif" srcSet={sources.avif} />
          <source type="image/webp" srcSet={sources.webp} />
          <img src={sources.src} alt="" width={960} height={640} loading="lazy" decoding="async" />
        </picture>
        <Flex gap="2">
          <Badge color="green">Available</Badge>
          {discount && <Badge color="bronze">{discountLabel(discount)}</Badge>}
        </Flex>
      </Inset>
      <Flex direction="column" gap="2">
        <Heading as="h3" size="4">
          {room.name}
        </Heading>
        <Flex gap="3">
          <Text size="2">{room.capacity} guests</Text>
          <Text size="2">Bed: {room.bedType}</Text>
        </Flex>
        <Flex justify="between">
          <Flex gap="2">
            {discount && <Text size="2">{formatCents(room.price * 100)}</Text>}
            <Text size="4">{formatCents(nightlyCents(room))}</Text>
            <Text size="2">per night</Text>
          </Flex>
          <Button asChild variant="outline" size="1">
            <a href={`/room-single/${room._id}`}>View Details</a>
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}

function Cards({ rooms }: { rooms: readonly Room[] }) {
  return (
    <Grid columns="3" gap="5">
      {rooms.map((room) => (
        <RoomCard key={room._id} room={room} />
      ))}
    </Grid>
  );
}

function Fields() {
  return (
    <Flex direction="column" gap="3">
      {fields.map(({ label, type }) => (
        <label key={label}>
          <Text size="2">{label}</Text>
          <TextField.Root type={type} />
        </label>
      ))}
      <Select.Root defaultValue="king">
        <Select.Trigger aria-label="Bed" />
        <Select.Content>
          {beds.map(({ value, label }) => (
            <Select.Item key={value} value={value}>
              {label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      <Text as="label" size="2">
        <Checkbox /> Write to me
      </Text>
    </Flex>
  );
}

function Links() {
  return navigation.map(({ path, label }) => (
    <Link key={path} href={path}>
      {label}
    </Link>
  ));
}

run({
  Frame: ({ children }) => <Theme>{children}</Theme>,
  Cards,
  Tabbed: () => (
    <Tabs.Root defaultValue="overview">
      <Tabs.List aria-label="The hotel">
        {tabs.map(({ value, label }) => (
          <Tabs.Trigger key={value} value={value}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ value, text }) => (
        <Tabs.Content key={value} value={value}>
          <Text as="p">{text}</Text>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  ),
  Page: ({ rooms }) => (
    <>
      <Flex asChild justify="between" gap="4">
        <header>
          <Heading size="5">Vestibule</Heading>
          <Links />
          <Button variant="ghost">Sign in</Button>
          <Button variant="outline">Sign up</Button>
        </header>
      </Flex>
      <main>
        <Section size="2">
          <Heading as="h1" size="8">
            Rooms
          </Heading>
          <Text as="p">{about}</Text>
        </Section>
        <Cards rooms={rooms} />
        <form>
          <Fields />
          <Button type="submit">Send</Button>
        </form>
      </main>
      <Flex asChild direction="column" gap="2">
        <footer>
          <Text as="p">{about}</Text>
          <Links />
          <TextField.Root type="email" aria-label="Email" />
          <Button>Subscribe</Button>
          <Button variant="ghost">Back to top</Button>
        </footer>
      </Flex>
    </>
  ),
  FormDialog: ({ open, onOpenChange }) => (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Your stay</Dialog.Title>
        <Fields />
        <Flex gap="3" justify="end">
          <Dialog.Close>
            <Button variant="outline">Cancel</Button>
          </Dialog.Close>
          <Button>Book</Button>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  ),
});
