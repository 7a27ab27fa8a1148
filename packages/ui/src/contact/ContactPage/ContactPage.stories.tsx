import { areaMap } from '@vestibule/domain/contact';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AreaMap } from '../AreaMap/AreaMap.js';
import { MessageForm } from '../MessageForm/MessageForm.js';
import { ContactPage } from './ContactPage.js';

const meta = {
  title: 'Contact/ContactPage',
  tags: ['stable'],
  component: ContactPage,
  args: {
    form: <MessageForm onSend={() => {}} />,
    map: <AreaMap map={areaMap} hotelName="Qasr Al Bahr" address="Shore Road, Qantab" />,
  },
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Contact' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Map: Shore Road, Qantab' })).toBeVisible();
  },
};
