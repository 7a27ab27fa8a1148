import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.js';
import { emptyForm, framed } from './RoomBookingSidebar.story-data.js';
import { RoomBookingSidebar } from './RoomBookingSidebar.js';

const meta = {
  title: 'Rooms/RoomBookingSidebar/Who books',
  tags: ['stable'],
  component: RoomBookingSidebar,
  args: emptyForm,
  decorators: [framed],
} satisfies Meta<typeof RoomBookingSidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who is signed in need not say again who books. */
export const KnownGuest: Story = {
  args: { guest: { guestName: 'Layla Haddad', phone: '+96892123456' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Layla Haddad');
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+96892123456');
  },
};

/** A name that was filled in can be taken out, and does not come back. */
export const KnownNameCleared: Story = {
  args: KnownGuest.args,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await expect(name).toHaveValue('');
  },
};

/** The profile is known only after the guest has begun: what was typed stays, the rest is filled. */
export const ProfileLoadedLate: Story = {
  render: function SigningIn(args) {
    const [known, setKnown] = useState(false);
    return (
      <>
        <RoomBookingSidebar
          {...args}
          guest={known ? { guestName: 'Layla Haddad', phone: '+96892123456' } : undefined}
        />
        <Button onClick={() => setKnown(true)}>The profile arrives</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Amal');
    await userEvent.click(canvas.getByRole('button', { name: 'The profile arrives' }));
    await expect(name).toHaveValue('Amal');
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+96892123456');
  },
};

/** Back from the login: what was typed before it stands, not the profile's. */
export const DraftAndProfile: Story = {
  render: function BackFromLogin(args) {
    const [kept, setKept] = useState(false);
    return (
      <>
        <RoomBookingSidebar
          {...args}
          guest={{ guestName: 'Layla Haddad', phone: '+96892123456' }}
          draft={kept ? { guestName: 'Amal Al Harthy', phone: '' } : undefined}
        />
        <Button onClick={() => setKept(true)}>The draft is read</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The draft is read' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Amal Al Harthy');
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toHaveValue('+96892123456');
  },
};
