import { Button } from '@vestibule/ui/actions';
import { Checkbox, Field, Select, TextInput } from '@vestibule/ui/forms';
import { Container, PageFrame, PageHeader, Stack } from '@vestibule/ui/layout';
import { Footer, Header, MobileMenu, Tabs } from '@vestibule/ui/navigation';
import { Dialog } from '@vestibule/ui/overlays';
import { RoomGrid } from '@vestibule/ui/rooms';
import { VestibuleProvider } from '@vestibule/ui/theme';
import type { Room } from '@vestibule/domain/rooms';
import { run } from './bench-page.tsx';
import { about, beds, fields, navigation, tabs } from './texts.ts';

const contact = { phone: '+968 24 123 456', email: 'stay@hotel.test', address: 'Muscat' };

function Cards({ rooms }: { rooms: readonly Room[] }) {
  return <RoomGrid rooms={rooms.map((room) => ({ room, availability: 'every-night' }))} />;
}

function Fields() {
  return (
    <Stack>
      {fields.map(({ label, type }) => (
        <Field key={label} label={label}>
          <TextInput type={type} />
        </Field>
      ))}
      <Field label="Bed">
        <Select options={beds} />
      </Field>
      <Checkbox label="Write to me" />
    </Stack>
  );
}

run({
  Frame: ({ children }) => <VestibuleProvider fontsUrl={false}>{children}</VestibuleProvider>,
  Cards,
  Tabbed: () => (
    <Tabs
      label="The hotel"
      items={tabs.map(({ value, label, text }) => ({ value, label, content: <p>{text}</p> }))}
    />
  ),
  Page: ({ rooms }) => (
    <PageFrame>
      <Header
        name="Vestibule"
        entries={navigation}
        contact={{ ...contact, profiles: [] }}
        rating={{ value: '6.0', href: '/rating' }}
        menu={MobileMenu}
      />
      <main>
        <PageHeader title="Rooms" intro={about} />
        <Cards rooms={rooms} />
        <Container width="narrow">
          <form>
            <Fields />
            <Button type="submit">Send</Button>
          </form>
        </Container>
      </main>
      <Footer
        name="Vestibule"
        aboutText={about}
        contact={contact}
        links={navigation.map(({ label, path }) => ({ label, href: path }))}
        profiles={[]}
        copyrightText="© Vestibule"
      />
    </PageFrame>
  ),
  FormDialog: ({ open, onOpenChange }) => (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Your stay"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button>Book</Button>
        </>
      }
    >
      <Fields />
    </Dialog>
  ),
});
