/** The categories that the hotel knows. Others may be created; they stay private. */
export const settingCategories = [
  'general',
  'app-config',
  'booking',
  'notifications',
  'site',
  'payment',
  'email',
] as const;
export type SettingCategory = (typeof settingCategories)[number];

const publicCategories: ReadonlySet<string> = new Set<SettingCategory>([
  'general',
  'app-config',
  'booking',
  'notifications',
  'site',
]);

/** Ruling 13: reads of public categories are open; the rest needs an administrator. */
export function isPublicCategory(category: string): boolean {
  return publicCategories.has(category);
}
