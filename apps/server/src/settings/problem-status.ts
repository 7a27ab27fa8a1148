import type { SettingsProblem } from '@vestibule/domain/settings';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const settingsStatus = {
  'settings.not-found': 404,
  'settings.category-not-found': 404,
  'settings.key-taken': 409,
  'settings.invalid': 422,
  'settings.secret-masked': 422,
  'settings.file-unreadable': 422,
} satisfies Record<SettingsProblem, ContentfulStatusCode>;
