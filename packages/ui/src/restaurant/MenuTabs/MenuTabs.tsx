'use client';
import * as Tabs from '@radix-ui/react-tabs';
import {
  firstFilledTab,
  groupMenu,
  menuCategories,
  menuTabLabels,
  type MenuItem,
} from '@vestibule/domain/restaurant';
import { useMemo } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';
import { useLocale } from '../../theme/locale.js';
import { MenuItemCard } from '../MenuItemCard/MenuItemCard.js';
import { Dishes, Root, TabList } from './MenuTabs.styles.js';

export interface MenuTabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Every dish of the menu; those that are not available stay hidden. */
  items: readonly MenuItem[];
  /** Joins the classes of the root. */
  className?: string;
}

/** The menu by the hour of the day; the first tab that has something in it is open. */
export function MenuTabs({ items, ...props }: MenuTabsProps) {
  const { dir } = useLocale();
  const menu = useMemo(() => groupMenu(items), [items]);
  return (
    <Root {...props}>
      <Tabs.Root key={firstFilledTab(menu)} defaultValue={firstFilledTab(menu)} dir={dir}>
        <TabList>
          <Tabs.List aria-label="Menu">
            {menuCategories.map((tab) => (
              <Tabs.Trigger key={tab} value={tab}>
                {menuTabLabels[tab]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </TabList>
        {menuCategories.map((tab) => (
          <Tabs.Content key={tab} value={tab}>
            {menu[tab].length === 0 ? (
              <EmptyState title="No items available in this category" />
            ) : (
              <Dishes>
                {menu[tab].map((item) => (
                  <MenuItemCard key={item._id} item={item} />
                ))}
              </Dishes>
            )}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Root>
  );
}
