'use client';
import {
  firstFilledTab,
  groupMenu,
  isMenuCategory,
  menuCategories,
  menuItemTexts,
  menuTabLabels,
  type MenuCategory,
  type MenuItem,
} from '@vestibule/domain/restaurant';
import type { InLanguage } from '@vestibule/domain/words';
import { useMemo } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.js';
import { Tabs, type TabsProps } from '../../navigation/Tabs/Tabs.js';
import { useTexts } from '../../theme/texts.js';
import { MenuItemCard } from '../MenuItemCard/MenuItemCard.js';
import { Dishes } from './MenuTabs.styles.js';
import { texts } from './MenuTabs.texts.js';

export interface MenuTabsProps extends Omit<
  TabsProps,
  'items' | 'label' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** Every dish of the menu; those that are not available stay hidden. */
  items: ReadonlyArray<MenuItem & InLanguage>;
  /** The tab first on show; the first one with a dish by default. */
  defaultTab?: MenuCategory;
  /** The guest chose another tab, for whoever keeps it over a reload. */
  onTabChange?: (tab: MenuCategory) => void;
}

function DishList({ items }: { items: ReadonlyArray<MenuItem & InLanguage> }) {
  const t = useTexts(texts);
  if (items.length === 0) return <EmptyState title={t.noItems} />;
  // A picture that is the only one would stand lost in a corner.
  const leads = items.filter(({ images }) => images.length > 0).length === 1 && items.length > 1;
  return (
    <Dishes>
      {items.map((item, index) => (
        <MenuItemCard key={item._id} item={item} lead={index === 0 && leads} />
      ))}
    </Dishes>
  );
}

/** The menu by the hour of the day; the first tab that has something in it is open. */
export function MenuTabs({ items, defaultTab, onTabChange, ...props }: MenuTabsProps) {
  const t = useTexts(texts);
  const labels = menuTabLabels(useTexts(menuItemTexts));
  const menu = useMemo(() => groupMenu(items), [items]);
  const first = firstFilledTab(menu);
  return (
    <Tabs
      key={first}
      {...props}
      label={t.menu}
      defaultValue={defaultTab ?? first}
      onValueChange={(chosen) => isMenuCategory(chosen) && onTabChange?.(chosen)}
      items={menuCategories.map((category) => ({
        value: category,
        label: labels[category],
        content: <DishList items={menu[category]} />,
      }))}
    />
  );
}
