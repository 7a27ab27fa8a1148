'use client';
import {
  firstFilledTab,
  groupMenu,
  menuCategories,
  menuTabLabels,
  type MenuItem,
} from '@vestibule/domain/restaurant';
import { useMemo } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';
import { Tabs, type TabsProps } from '../../navigation/Tabs/Tabs.js';
import { MenuItemCard } from '../MenuItemCard/MenuItemCard.js';
import { Dishes } from './MenuTabs.styles.js';

export interface MenuTabsProps extends Omit<
  TabsProps,
  'items' | 'label' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** Every dish of the menu; those that are not available stay hidden. */
  items: readonly MenuItem[];
}

function DishList({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return <EmptyState title="No items available in this category" />;
  return (
    <Dishes>
      {items.map((item) => (
        <MenuItemCard key={item._id} item={item} />
      ))}
    </Dishes>
  );
}

/** The menu by the hour of the day; the first tab that has something in it is open. */
export function MenuTabs({ items, ...props }: MenuTabsProps) {
  const menu = useMemo(() => groupMenu(items), [items]);
  const first = firstFilledTab(menu);
  return (
    <Tabs
      key={first}
      {...props}
      label="Menu"
      defaultValue={first}
      items={menuCategories.map((tab) => ({
        value: tab,
        label: menuTabLabels[tab],
        content: <DishList items={menu[tab]} />,
      }))}
    />
  );
}
