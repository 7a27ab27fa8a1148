import { buildMenuItem } from '@vestibule/domain/restaurant/builders';
import { buildDiscount } from '@vestibule/domain/rooms/builders';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid.js';
import { inEveryMode } from '../../theme/matrix.story-data.js';
import { MenuItemCard } from './MenuItemCard.js';

const meta = {
  title: 'Matrix/MenuItemCard',
  tags: ['!autodocs', '!manifest'],
  parameters: inEveryMode,
} satisfies Meta;

export default meta;

const items = [
  buildMenuItem(),
  buildMenuItem({ name: 'Date Cake', discount: buildDiscount({ value: 20 }) }),
  buildMenuItem({ name: 'Mezze', images: [], extras: [] }),
];

export const Variants: StoryObj = {
  render: () => (
    <Grid>
      {items.map((item) => (
        <MenuItemCard key={item.name} item={item} />
      ))}
    </Grid>
  ),
};
