import type * as contract from '@vestibule/api/settings/contract';
import { writeSettingsFile } from '@vestibule/domain/settings';
import type { Handler } from '../http/handler.js';
import { findSettings } from './store.js';

const types = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
};

export const exportSettings: Handler<typeof contract.exportSettings> = async (
  { query },
  { services },
) => ({
  name: `settings-${services.today()}.${query.format}`,
  type: types[query.format],
  content: writeSettingsFile(await findSettings(services.db), query.format),
});
