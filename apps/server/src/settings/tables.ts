import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SettingValue } from '@vestibule/domain/settings';

export const settings = pgTable(
  'settings',
  {
    key: text().primaryKey(),
    category: text().notNull(),
    value: jsonb().$type<SettingValue>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('settings_category').on(table.category)],
);

/** Every change, appended only: who, when, before, after. */
export const settingChanges = pgTable('setting_changes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  category: text().notNull(),
  before: jsonb().$type<SettingValue>(),
  after: jsonb().$type<SettingValue>(),
  changedBy: text('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
