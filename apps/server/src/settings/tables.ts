import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SettingValue } from '@vestibule/domain/settings';

/** Drizzle's own jsonb parses a text a second time: '3' would come back as 3. */
const settingValue = customType<{ data: SettingValue; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

export const settings = pgTable(
  'settings',
  {
    key: text().primaryKey(),
    category: text().notNull(),
    value: settingValue().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('settings_category').on(table.category)],
);

/** Every change, appended only: who, when, before, after. */
export const settingChanges = pgTable('setting_changes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  category: text().notNull(),
  before: settingValue(),
  after: settingValue(),
  changedBy: text('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
