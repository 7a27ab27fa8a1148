import type { SettingsProblem } from '@vestibule/domain/settings';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const settingsStatus = {
  'settings.not-found': 404,
} satisfies Record<SettingsProblem, ContentfulStatusCode>;
