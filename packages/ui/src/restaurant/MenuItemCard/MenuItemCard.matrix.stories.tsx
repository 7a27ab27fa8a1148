import { buildMenu } from '@vestibule/domain/restaurant/builders';
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

/** With a picture and extras, with a discount, and with neither picture nor extras. */
const items = buildMenu()
  .slice(0, 3)
  .map((item, index) => (index === 1 ? { ...item, discount: buildDiscount({ value: 20 }) } : item));

export const Variants: StoryObj = {
  render: () => (
    <Grid>
      {items.map((item) => (
        <MenuItemCard key={item.name} item={item} />
      ))}
    </Grid>
  ),
};
